import { matchLines } from './matchLines.ts'

/** A piece of a line; `changed` where the other side has something else. */
export interface TextPart {
  text: string
  changed: boolean
}

/** A line of two texts side by side; null where one of them has no such line. */
export interface Row {
  kind: 'same' | 'changed' | 'removed' | 'added'
  before: TextPart[] | null
  after: TextPart[] | null
}

/** Two texts line by line, side by side, with the words marked in which a line differs. */
export function compareLines(before: readonly string[], after: readonly string[]): Row[] {
  const rows: Row[] = []
  let i = 0
  let j = 0
  for (const [nextI, nextJ] of [...matchLines(before, after), [before.length, after.length]]) {
    rows.push(...between(before.slice(i, nextI), after.slice(j, nextJ)))
    const line = before[nextI ?? 0]
    if (line !== undefined && nextI !== before.length) {
      const same = [{ text: line, changed: false }]
      rows.push({ kind: 'same', before: same, after: same })
    }
    i = (nextI ?? 0) + 1
    j = (nextJ ?? 0) + 1
  }
  return rows
}

function between(before: readonly string[], after: readonly string[]): Row[] {
  return Array.from({ length: Math.max(before.length, after.length) }, (_, index): Row => {
    const old = before[index]
    const now = after[index]
    if (old !== undefined && now !== undefined) {
      const [oldParts, nowParts] = compareWords(old, now)
      return { kind: 'changed', before: oldParts, after: nowParts }
    }
    return old !== undefined
      ? { kind: 'removed', before: [{ text: old, changed: true }], after: null }
      : { kind: 'added', before: null, after: [{ text: now ?? '', changed: true }] }
  })
}

const WORDS = /[\p{L}\p{M}\p{N}]+|\s+|./gu

/** Lines with a smaller share of common words are shown as two different lines. */
const LEAST_COMMON = 0.3

function compareWords(old: string, now: string): [TextPart[], TextPart[]] {
  const a = old.match(WORDS) ?? []
  const b = now.match(WORDS) ?? []
  const pairs = matchLines(a, b)
  const isWord = (text: string | undefined) => text !== undefined && /[\p{L}\p{N}]/u.test(text)
  const common = pairs.filter(([i]) => isWord(a[i])).length
  if (common < LEAST_COMMON * Math.max(a.filter(isWord).length, b.filter(isWord).length)) {
    return [[{ text: old, changed: true }], [{ text: now, changed: true }]]
  }
  return [marked(a, new Set(pairs.map(([i]) => i))), marked(b, new Set(pairs.map(([, j]) => j)))]
}

function marked(words: readonly string[], kept: ReadonlySet<number>): TextPart[] {
  const parts: TextPart[] = []
  for (const [index, text] of words.entries()) {
    const changed = !kept.has(index)
    const last = parts.at(-1)
    if (last?.changed === changed) last.text += text
    else parts.push({ text, changed })
  }
  return parts
}
