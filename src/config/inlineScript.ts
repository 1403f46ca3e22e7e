import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'
import { browserTexts, fillIn } from './texts.ts'

/** Phones of the last few years. */
const RECENT = ['chrome111', 'firefox113', 'safari16.4']

/**
 * The scripts that are bundled apart from those of pages, each as one classic script: by the name
 * under which it is imported as a text, its first file and the oldest JavaScript or browsers that run it.
 */
const SCRIPTS: Readonly<Record<string, { entry: string; target?: string }>> = {
  // Before the first paint of a page: the looks, which every page contains, and a file.
  'virtual:prepaint': { entry: 'layouts/prepaint.ts' },
  'virtual:first-paint': { entry: 'layouts/firstPaint.ts' },
  // The frame for other sites: in its head, and what runs in it.
  'virtual:widget-look': { entry: 'components/widget/firstLook.ts' },
  'virtual:widget-paint': { entry: 'components/prayer/paint/start.ts' },
  'virtual:widget': { entry: 'components/widget/start.ts' },
  // What other sites load.
  'virtual:masjid-times': { entry: 'components/widget/masjidTimes.ts' },
  // A screen in the hall, for the browsers of older televisions.
  'virtual:display': { entry: 'components/display/start.ts', target: 'es2019' },
}

interface ScriptOptions {
  target?: string | string[] | undefined
  define?: Readonly<Record<string, string>> | undefined
  /** The language of its texts; null: places for them, which a build fills in. */
  language?: string | null | undefined
}

/** A script, and the files that it is made of. */
interface Script {
  code: string
  files: string[]
}

/** A TypeScript file with all that it imports as one small classic script. */
export async function classicScript(
  entry: URL,
  { target = RECENT, define = {}, language = 'en' }: ScriptOptions = {},
): Promise<Script> {
  const result = await build({
    configFile: false,
    plugins: [browserTexts(language ?? undefined)],
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

/** One of the scripts, fit to be written into a page. Throws for an unknown name. */
export async function scriptNamed(
  name: string,
  { define, language }: Omit<ScriptOptions, 'target'> = {},
): Promise<Script> {
  const { entry, target } = SCRIPTS[name] ?? {}
  if (!entry) throw new Error(`There is no script ${name}.`)
  const options = { target, define, language }
  const { code, files } = await classicScript(new URL(`../${entry}`, import.meta.url), options)
  return { code: code.replaceAll('</', '<\\/'), files }
}

/**
 * Gives modules the scripts as texts, and `codesOf` the policy, which lists the hashes of those that
 * pages contain. The development server bundles a script again when one of its files changes.
 */
export function inlineScripts(define: ScriptOptions['define']) {
  const bundled = new Map<string, Promise<Script>>()
  /** What each was last made of, also while a mistake keeps it from being bundled. */
  const filesOf = new Map<string, string[]>()
  let isBuild = true
  const load = async (name: string) => {
    const script = bundled.get(name) ?? scriptNamed(name, { define, language: null })
    bundled.set(name, script)
    const { code, files } = await script
    filesOf.set(name, files)
    return code
  }
  const plugin: Plugin = {
    name: 'inline-scripts',
    configResolved: ({ command }) => {
      isBuild = command === 'build'
    },
    resolveId: id => (Object.hasOwn(SCRIPTS, id) ? `\0${id}` : undefined),
    async load(id) {
      const name = id.slice(1)
      if (id[0] !== '\0' || !Object.hasOwn(SCRIPTS, name)) return undefined
      const code = await load(name)
      return `export default ${JSON.stringify(isBuild ? code : fillIn(code, 'en'))}`
    },
    hotUpdate({ file, modules }) {
      const names = [...filesOf].flatMap(([name, files]) => (files.includes(file) ? name : []))
      for (const name of names) bundled.delete(name)
      const { moduleGraph } = this.environment
      return [...modules, ...names.flatMap(name => moduleGraph.getModuleById(`\0${name}`) ?? [])]
    },
  }
  const codesOf = (...names: string[]) => Promise.all(names.map(load))
  return { plugin, codesOf }
}
