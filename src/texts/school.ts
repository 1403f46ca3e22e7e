// Written by `npm run texts` from en-US/school.json.
import { textsOf } from './catalog.ts'
import english from './en-US/school.json' with { type: 'json' }

interface Texts {
  /** The next day of school, on the school's home page. */
  nextSchoolDayTexts: {
    today: (day: string) => string
    following: (day: string) => string
    skipped: (holiday: string) => string
    over: string
    overNote: string
    unknown: string
    unknownNote: string
  }
}

export const {
  nextSchoolDayTexts,
} = textsOf<Texts>('school', english)
