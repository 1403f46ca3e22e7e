// Written by `npm run texts` from en-US/marks.json.
import { textsOf } from './catalog.ts'
import english from './en-US/marks.json' with { type: 'json' }

interface Texts {
  /** Between the parts of a line: short facts, whole ones, and times with names in them. */
  marks: {
    comma: string
    dot: string
    semicolon: string
  }
}

export const {
  marks,
} = textsOf<Texts>('marks', english)
