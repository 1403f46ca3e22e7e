// Written by `npm run texts` from en-US/schoolCalendar.json.
import { textsOf } from './catalog.ts'
import english from './en-US/schoolCalendar.json' with { type: 'json' }

interface Texts {
  /** The kinds of school event. */
  schoolCategoryTexts: {
    academic: string
    holiday: string
    event: string
    meeting: string
  }
}

export const {
  schoolCategoryTexts,
} = textsOf<Texts>('schoolCalendar', english)
