/** A larger table of the comparison would need too much memory on a phone. */
const MOST_CELLS = 4_000_000

/**
 * A longest common subsequence of two lists, as pairs of positions, by the usual table; equal ends
 * are matched first. Lists too long for the table match at their ends alone.
 */
export function matchLines(a: readonly string[], b: readonly string[]): [number, number][] {
  let start = 0
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1
  let tail = 0
  while (
    tail < a.length - start &&
    tail < b.length - start &&
    a[a.length - 1 - tail] === b[b.length - 1 - tail]
  ) {
    tail += 1
  }
  const middle = between(a.slice(start, a.length - tail), b.slice(start, b.length - tail))
  return [
    ...Array.from({ length: start }, (_, i): [number, number] => [i, i]),
    ...middle.map(([i, j]): [number, number] => [start + i, start + j]),
    ...Array.from({ length: tail }, (_, i): [number, number] => [
      a.length - tail + i,
      b.length - tail + i,
    ]),
  ]
}

function between(a: readonly string[], b: readonly string[]): [number, number][] {
  const width = b.length + 1
  if (a.length === 0 || b.length === 0 || (a.length + 1) * width > MOST_CELLS) return []
  const lengths = new Uint32Array((a.length + 1) * width)
  const at = (i: number, j: number) => lengths[i * width + j] ?? 0
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      lengths[i * width + j] =
        a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
    }
  }
  const pairs: [number, number][] = []
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    if (a[i] === b[j]) pairs.push([i++, j++])
    else if (at(i + 1, j) >= at(i, j + 1)) i += 1
    else j += 1
  }
  return pairs
}
