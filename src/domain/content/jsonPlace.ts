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

/** No section is half as deep. */
const DEEPEST = 40

const SPACE = /[ \t\r\n]*/y
const WORD = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y
/** A string up to its closing quote. */
const STRING = /"(?:[^"\\\p{Cc}]|[\u007f-\u009f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*/uy

/**
 * The first place where a text is not JSON (RFC 8259); null when it is. Each browser has its own
 * message, often without the position, so it is found here by what may follow what.
 */
export function jsonFault(text: string): JsonFault | null {
  const open: (']' | '}')[] = []
  let expected: 'value' | 'first' | 'next' | 'colon' | 'end' = 'value'
  let [at, comma] = [0, 0]
  const skip = (pattern: RegExp): boolean => {
    pattern.lastIndex = at
    const isFound = pattern.test(text)
    if (isFound) at = pattern.lastIndex
    return isFound
  }
  const fault = (what: string, index = at): JsonFault => {
    const before = text.slice(0, index)
    const line = before.split('\n').length
    return { index, line, column: index - before.lastIndexOf('\n'), what }
  }
  for (;;) {
    skip(SPACE)
    const sign = text[at]
    const close = open.at(-1)
    const isName: boolean = close === '}' && (expected === 'first' || expected === 'next')
    if (expected === 'end' && !close) {
      return at < text.length ? fault('nothing may follow the end of the list') : null
    }
    if (expected === 'colon') {
      if (sign !== ':') return fault('a colon is missing after the name of a field')
      expected = 'value'
      at++
    } else if (sign === close && expected !== 'value') {
      if (expected === 'next') return fault(`a comma too many before ${close}`, comma)
      open.pop()
      expected = 'end'
      at++
    } else if (expected === 'end') {
      if (sign !== ',') return fault(`a comma or ${close} is missing`)
      expected = 'next'
      comma = at++
    } else if (isName && sign !== '"') {
      return fault('the name of a field in "…" is missing')
    } else if (!isName && open.length > DEEPEST) {
      return fault('it is nested too deeply')
    } else if (sign === '[' || sign === '{') {
      open.push(sign === '[' ? ']' : '}')
      expected = 'first'
      at++
    } else if (skip(STRING)) {
      if (text[at] !== '"') return fault(stringFault(text[at]))
      expected = isName ? 'colon' : 'end'
      at++
    } else if (skip(WORD)) expected = 'end'
    else return fault(sign === undefined ? 'the text ends too early' : 'a text in "…" is missing')
  }
}

function stringFault(sign: string | undefined): string {
  if (sign === undefined) return 'a closing " is missing'
  if (sign === '\\') return 'a backslash has to be written twice'
  return 'a text in "…" goes on in another line: write \\n for a new line'
}
