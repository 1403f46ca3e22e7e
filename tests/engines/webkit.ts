import { type ChildProcess, spawn } from 'node:child_process'
import { globSync } from 'node:fs'
import { type Engine, until } from './engine.ts'

/** Where Debian's libwebkit2gtk has it. */
const MINI_BROWSER = '/usr/lib/*/webkit2gtk-4.*/MiniBrowser'
const DISPLAY = ':97'
const PORT = 9517
const ENTER = '\uE007'
/** How WebDriver names a reference to an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

/** Safari's engine: Debian's MiniBrowser under Xvfb, driven by WebKitWebDriver (W3C WebDriver). */
export async function startWebKit(): Promise<Engine> {
  const [binary] = globSync(MINI_BROWSER)
  if (!binary) throw new Error('MiniBrowser is missing: apt install webkit2gtk-driver')
  const display = start('Xvfb', [DISPLAY, '-screen', '0', '1600x1200x24'])
  const driver = start('WebKitWebDriver', [`--port=${PORT}`, '--host=127.0.0.1'], { DISPLAY })
  let said: string[] = []
  driver.stdout?.on('data', chunk => said.push(...String(chunk).split('\n').filter(isComplaint)))

  const call = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const response = await fetch(`http://127.0.0.1:${PORT}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    })
    const { value } = await response.json()
    if (!response.ok) throw new Error(`${path}: ${value.error} ${value.message}`)
    return value
  }
  await until('WebKitWebDriver responds', () => call('GET', '/status').catch(() => undefined))
  const { sessionId } = await call<{ sessionId: string }>('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        'webkitgtk:browserOptions': {
          binary,
          args: ['--automation', '--enable-write-console-messages-to-stdout=true'],
        },
      },
    },
  })
  const session = `/session/${sessionId}`
  return {
    name: 'WebKit',
    open: url => call('POST', `${session}/url`, { url }),
    evaluate: expression =>
      call('POST', `${session}/execute/sync`, { script: `return (${expression})`, args: [] }),
    resize: (width, height) => call('POST', `${session}/window/rect`, { width, height }),
    async type(selector, text) {
      const element = await call<Record<string, string>>('POST', `${session}/element`, {
        using: 'css selector',
        value: selector,
      })
      await call('POST', `${session}/element/${element[ELEMENT]}/value`, {
        text: text.replaceAll('\n', ENTER),
      })
    },
    complaints() {
      const list = said
      said = []
      return list
    },
    async close() {
      await call('DELETE', session).catch(() => {})
      driver.kill()
      display.kill()
    },
  }
}

const isComplaint = (line: string) => /^CONSOLE .*\b(ERROR|WARN)/i.test(line)

function start(program: string, args: string[], env = {}): ChildProcess {
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, ...env },
  })
  child.on('error', () => {
    console.error(`${program} is missing: apt install webkit2gtk-driver xvfb`)
    process.exit(1)
  })
  return child
}
