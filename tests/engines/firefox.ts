import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Engine, until } from './engine.ts'

/** WebDriver's code of the Enter key. */
const ENTER = '\uE007'

/** Firefox, driven by its own WebDriver BiDi. */
export async function startFirefox(): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'))
  const firefox = spawn(
    'firefox-esr',
    ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
  firefox.on('error', () => {
    console.error('firefox-esr is missing: apt install firefox-esr')
    process.exit(1)
  })
  let output = ''
  firefox.stderr.on('data', chunk => {
    output += chunk
  })
  const address = await until(
    'Firefox listens',
    () => /WebDriver BiDi listening on (ws:\S+)/.exec(output)?.[1],
    60_000,
  )
  const { send, events } = await connect(`${address}/session`)
  await send('session.new', { capabilities: {} })
  await send('session.subscribe', { events: ['log.entryAdded'] })
  const { contexts } = await send<{ contexts: { context: string }[] }>(
    'browsingContext.getTree',
    {},
  )
  const context = contexts[0]?.context
  const evaluate = async <T>(expression: string): Promise<T> => {
    const { result, exceptionDetails } = await send<{
      result: { value: string }
      exceptionDetails?: { text: string }
    }>('script.evaluate', {
      expression: `JSON.stringify(${expression})`,
      target: { context },
      awaitPromise: true,
    })
    if (exceptionDetails) throw new Error(exceptionDetails.text)
    return JSON.parse(result.value ?? 'null')
  }
  return {
    name: 'Firefox',
    open: url => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    evaluate,
    resize: (width, height) =>
      send('browsingContext.setViewport', { context, viewport: { width, height } }),
    async type(selector, text) {
      await evaluate(`document.querySelector(${JSON.stringify(selector)}).focus()`)
      const keys = [...text.replaceAll('\n', ENTER)].flatMap(value => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ])
      await send('input.performActions', {
        context,
        actions: [{ type: 'key', id: 'keyboard', actions: keys }],
      })
    },
    complaints: () => events.splice(0),
    async close() {
      await send('browser.close', {}).catch(() => {})
      firefox.kill()
      rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
    },
  }
}

interface Message {
  id?: number
  result?: unknown
  error?: string
  message?: string
  params?: { level: string; text: string }
}

/** A connection of WebDriver BiDi, and what the console says as it comes. */
async function connect(address: string) {
  const socket = new WebSocket(address)
  await new Promise((resolve, reject) => {
    socket.onopen = resolve
    socket.onerror = () => reject(new Error(`no connection to ${address}`))
  })
  const events: string[] = []
  const waiting = new Map<number, PromiseWithResolvers<unknown>>()
  socket.onmessage = ({ data }) => {
    const { id, result, error, message, params }: Message = JSON.parse(data)
    if (params && (params.level === 'error' || params.level === 'warn')) events.push(params.text)
    const response = id === undefined ? undefined : waiting.get(id)
    if (error) response?.reject(new Error(`${error}: ${message}`))
    else response?.resolve(result)
  }
  let count = 0
  const send = <T = void>(method: string, params: object): Promise<T> => {
    const response = Promise.withResolvers<unknown>()
    waiting.set(++count, response)
    socket.send(JSON.stringify({ id: count, method, params }))
    return response.promise as Promise<T>
  }
  return { send, events }
}
