import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Another process of the bench that responds to messages in order. */
export class Peer {
  readonly #child: ChildProcess
  constructor(script: string, env: Record<string, string> = {}, execArgv: string[] = []) {
    this.#child = fork(join(import.meta.dirname, script), {
      env: { ...process.env, ...env },
      execArgv,
      serialization: 'advanced',
    })
  }
  async request<T>(message: unknown): Promise<T> {
    const response = once(this.#child, 'message')
    this.#child.send(message as object)
    return (await response)[0] as T
  }
  async stop(): Promise<void> {
    const ended = once(this.#child, 'exit')
    this.#child.kill('SIGTERM')
    await ended
  }
}

/** The site in a process of its own, with the variable, flags and compile cache of `npm start`. */
export function hostPeer(site: string, data: string): Peer {
  const { start }: Record<string, string> = JSON.parse(readFileSync('package.json', 'utf8')).scripts
  const variables = [...(start?.matchAll(/([A-Z_]+)=(\S+)/g) ?? [])]
  const env = {
    ...Object.fromEntries(variables.map(([, name, value]) => [name, value])),
    BENCH_SITE: site,
    BENCH_DATA: data,
    NODE_COMPILE_CACHE: 'node_modules/.cache/node',
  }
  const flags: string[] = start?.match(/--\S+/g) ?? []
  return new Peer('host.ts', env, flags)
}
