/** Where a text stops being JSON. */
interface JsonFault {
  /** The offset in the text. */
  index: number
  /** Counted from 1. */
  line: number
  column: number
  /** What is wrong there: 'a comma or ] is missing'. */
  what: string
}

class Fault extends Error {
  readonly index: number
  constructor(index: number, what: string) {
    super(what)
    this.index = index
  }
}

/**
 * The first place where a text is not JSON; null when it is. Each browser has its own
 * message, often without the position, so it is found here by parsing (RFC 8259).
 */
export function jsonFault(text: string): JsonFault | null {
  try {
    const end = space(text, value(text, space(text, 0), 0))
    if (end < text.length) throw new Fault(end, 'nothing may follow the end of the list')
    return null
  } catch (error) {
    if (!(error instanceof Fault)) throw error
    const { index, message } = error
    const before = text.slice(0, index)
    const line = before.split('\n').length
    return { index, line, column: index - before.lastIndexOf('\n'), what: message }
  }
}

/** No section is half as deep; without a limit, parsing would overflow the stack. */
const DEEPEST = 40

const WORD = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y
const STRING_PART = /(?:[^"\\\p{Cc}]|[\u007f-\u009f])+|\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/uy

function space(text: string, at: number): number {
  let index = at
  while (' \t\r\n'.includes(text[index] ?? '-')) index += 1
  return index
}

function value(text: string, at: number, depth: number): number {
  if (depth > DEEPEST) throw new Fault(at, 'it is nested too deeply')
  const sign = text[at]
  if (sign === '"') return string(text, at)
  if (sign === '[') return members(text, at, depth, ']', value)
  if (sign === '{') return members(text, at, depth, '}', pair)
  WORD.lastIndex = at
  if (WORD.test(text)) return WORD.lastIndex
  throw new Fault(at, sign === undefined ? 'the text ends too early' : `a text in "…" is missing`)
}

function members(
  text: string,
  at: number,
  depth: number,
  close: ']' | '}',
  member: (text: string, at: number, depth: number) => number,
): number {
  let index = space(text, at + 1)
  if (text[index] === close) return index + 1
  for (;;) {
    index = space(text, member(text, index, depth + 1))
    if (text[index] === close) return index + 1
    if (text[index] !== ',') throw new Fault(index, `a comma or ${close} is missing`)
    const comma = index
    index = space(text, index + 1)
    if (text[index] === close) throw new Fault(comma, `a comma too many before ${close}`)
  }
}

function pair(text: string, at: number, depth: number): number {
  if (text[at] !== '"') throw new Fault(at, 'the name of a field in "…" is missing')
  const colon = space(text, string(text, at))
  if (text[colon] !== ':') throw new Fault(colon, 'a colon is missing after the name of a field')
  return value(text, space(text, colon + 1), depth)
}

function string(text: string, at: number): number {
  let index = at + 1
  while (text[index] !== '"') {
    STRING_PART.lastIndex = index
    if (!STRING_PART.test(text)) throw new Fault(index, stringFault(text[index]))
    index = STRING_PART.lastIndex
  }
  return index + 1
}

function stringFault(sign: string | undefined): string {
  if (sign === undefined) return 'a closing " is missing'
  if (sign === '\\') return 'a backslash has to be written twice'
  return 'a text in "…" goes on in another line: write \\n for a new line'
}
