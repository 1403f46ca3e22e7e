// Written by `npm run texts` from en-US/school.json.
import { textsOf, type Value } from './catalog.ts'
import english from './en-US/school.json' with { type: 'json' }

interface Texts {
  /** The next day of school, on the school's home page. */
  nextSchoolDayTexts: {
    today: (day: Value) => string
    following: (day: Value) => string
    skipped: (holiday: Value) => string
    over: string
    overNote: string
    unknown: string
    unknownNote: string
  }
}

export const {
  nextSchoolDayTexts,
} = textsOf<Texts>('school', english)
