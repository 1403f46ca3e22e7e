import { fileURLToPath } from 'node:url'
import { build } from 'vite'

/** Phones of the last few years. */
const RECENT = ['chrome111', 'firefox113', 'safari16.4']

interface ClassicOptions {
  /** The oldest JavaScript or browsers that run it. */
  target?: string | string[]
  define?: Record<string, string>
}

/** A script, and the files that it is made of. */
interface Script {
  code: string
  files: string[]
}

/** A TypeScript file with all that it imports as one small classic script. */
export async function classicScript(
  entry: URL,
  { target = RECENT, define = {} }: ClassicOptions = {},
): Promise<Script> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    // A library's build would leave it to the page.
    define: { 'process.env.NODE_ENV': '"production"', ...define },
    build: {
      write: false,
      target,
      lib: { entry: fileURLToPath(entry), formats: ['iife'], name: 'prayers' },
    },
  })
  const [output] = [result].flat()
  const chunk = output && 'output' in output ? output.output[0] : undefined
  if (!chunk || !('code' in chunk)) throw new Error(`${entry} could not be bundled.`)
  return { code: chunk.code.trim(), files: chunk.moduleIds }
}

/** The same, to be written into pages. */
export async function inlineScript(entry: URL): Promise<Script> {
  const { code, files } = await classicScript(entry)
  return { code: code.replaceAll('</', '<\\/'), files }
}
