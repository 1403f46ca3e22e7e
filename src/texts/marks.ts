// Written by `npm run texts` from en-US/marks.json.
import { textsOf } from './catalog.ts'
import english from './en-US/marks.json' with { type: 'json' }

interface Texts {
  /** Between the parts of a line: short facts, and whole ones. */
  COMMA: string
  DOT: string
}

export const { COMMA, DOT } = textsOf<Texts>(english)
