import { afterEach, expect, it, vi } from 'vitest'
import { type PeriodicTask, runTasks } from './run.ts'

const lines: string[] = []
vi.spyOn(console, 'error').mockImplementation(line => void lines.push(String(line)))
afterEach(() => {
  lines.length = 0
})

const NOW = new Date('2026-11-21T17:00:00Z')
const task = (name: string, run: PeriodicTask['run']): PeriodicTask => ({ name, run })

it('passes the current time to every task and returns when all are done', async () => {
  const done: string[] = []
  const quick = task('quick', async now => void done.push(`quick ${now.toISOString()}`))
  const slow = task('slow', async () => {
    await new Promise(resolve => setTimeout(resolve, 20))
    done.push('slow')
  })
  await runTasks([slow, quick], NOW)
  expect(done).toEqual(['quick 2026-11-21T17:00:00.000Z', 'slow'])
  expect(lines).toEqual([])
})

it.each([
  ['rejects', async () => Promise.reject(new Error('mail is down'))],
  [
    'throws at once',
    () => {
      throw new Error('mail is down')
    },
  ],
])('runs the other tasks when one %s, and logs which one', async (_, run) => {
  const other = vi.fn(async () => {})
  await runTasks([task('mail', run), task('other', other)], NOW)
  expect(other).toHaveBeenCalledTimes(1)
  expect(lines.map(line => JSON.parse(line))).toEqual([
    expect.objectContaining({
      event: 'periodic task failed',
      task: 'mail',
      error: expect.objectContaining({ message: 'mail is down' }),
    }),
  ])
})

it('aborts a task at the time limit', async () => {
  let signalSeen: AbortSignal | undefined
  const stuck = task('stuck', (_, signal) => {
    signalSeen = signal
    return new Promise(() => {})
  })
  await runTasks([stuck], NOW, 20)
  expect(signalSeen?.aborted).toBe(true)
  expect(lines).toEqual([expect.stringContaining('It took too long')])
})
