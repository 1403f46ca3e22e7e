import { expect, it } from 'vitest'
import { buildProgress } from './buildProgress.ts'

function terminal(isTTY: boolean) {
  const written: string[] = []
  const write = (part: string) => written.push(part) > 0
  return { isTTY, write, text: () => written.join('') } as unknown as NodeJS.WriteStream & {
    text(): string
  }
}

it.each([
  [false, 'Building the site …\nBuilt 2 pages in 12 s.'],
  [true, '\rBuilding the site … 2 pages\rBuilt 2 pages in 12 s.'],
])(
  'prints to a terminal (%s) how many pages were built, and how long it took',
  (isTTY, expected) => {
    let clock = 0
    const out = terminal(isTTY)
    const progress = buildProgress(out, () => clock)
    for (const line of ['generating static routes', '├─ /about.html', '├─ /index.html'])
      progress.line(line)
    clock = 12_300
    progress.end()
    progress.end()
    expect(out.text()).toContain(expected)
    expect(out.text().match(/Built/g)).toHaveLength(1)
  },
)

it('prints nothing when nothing is built', () => {
  const out = terminal(true)
  buildProgress(out).end()
  expect(out.text()).toBe('')
})
