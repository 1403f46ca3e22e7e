import { afterEach, expect, it, vi } from 'vitest'
import { type PeriodicTask, runTasks } from './run.ts'

const lines: string[] = []
vi.spyOn(console, 'error').mockImplementation(line => void lines.push(String(line)))
afterEach(() => {
  lines.length = 0
})

const NOW = new Date('2026-11-21T17:00:00Z')
const task = (name: string, run: PeriodicTask['run']): PeriodicTask => ({ name, run })

it('runs every task with the moment, and comes back when all are done', async () => {
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
])('goes on with the others when one %s, and logs which', async (_, run) => {
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

it('waits for a task no longer than the limit, and tells the task', async () => {
  let signalSeen: AbortSignal | undefined
  const stuck = task('stuck', (_, signal) => {
    signalSeen = signal
    return new Promise(() => {})
  })
  await runTasks([stuck], NOW, 20)
  expect(signalSeen?.aborted).toBe(true)
  expect(lines).toEqual([expect.stringContaining('It took too long')])
})
