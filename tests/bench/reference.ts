import type { Page } from 'playwright'
import { median } from './report.ts'

const ROUNDS = 9

/** Records as a program might sort, group and write them; always the same ones. */
function fixedWork(): number {
  const records = Array.from({ length: 20_000 }, (_, at) => ({
    key: (at * 7919) % 20_011,
    name: `Row ${(at * 31) % 997}`,
  }))
  records.sort((a, b) => a.key - b.key)
  const groups = Map.groupBy(records, ({ name }) => name)
  return JSON.stringify([...groups.values()]).length
}

const timed = (work: () => unknown): number => {
  const started = performance.now()
  work()
  return performance.now() - started
}

/** Times a piece of computing and the fixed one in turn, in milliseconds (first and medians). */
export function besideFixedWork(work: () => unknown) {
  timed(fixedWork)
  const pairs = Array.from({ length: ROUNDS }, () => ({
    own: timed(work),
    fixed: timed(fixedWork),
  }))
  return {
    first: pairs[0]?.own ?? Number.NaN,
    value: median(pairs.map(({ own }) => own)),
    reference: median(pairs.map(({ fixed }) => fixed)),
  }
}

/**
 * Milliseconds that a fixed piece of work takes in the page until its paint: lines that are sorted,
 * written into a table and laid out. It is slowed down as the page is.
 */
export function pageReference(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>(resolve => {
        const started = performance.now()
        const lines = Array.from({ length: 2000 }, (_, at) => `Row ${(at * 7919) % 2003}`)
        lines.sort((a, b) => a.localeCompare(b))
        const table = document.createElement('table')
        for (const line of lines.slice(0, 100)) {
          const row = table.insertRow()
          for (let cell = 0; cell < 6; cell++) row.insertCell().textContent = `${line}, ${cell}`
        }
        document.body.append(table)
        table.getBoundingClientRect()
        requestAnimationFrame(() =>
          setTimeout(() => {
            const took = performance.now() - started
            table.remove()
            resolve(took)
          }),
        )
      }),
  )
}
