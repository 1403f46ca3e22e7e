// Written by `npm run texts` from en-US/eventPage.json.
import { textsOf } from './catalog.ts'
import english from './en-US/eventPage.json' with { type: 'json' }

interface Texts {
  eventPageTexts: {
    over: string
    add: string
    share: string
    copy: string
    copied: string
    way: string
    wayRest: string
    notOn: (day: string) => string
    addTitle: string
    google: string
    outlook: string
    /** A calendar's name, where its link adds one day of several. */
    only: (calendar: string, date: string) => string
    file: string
  }
  /** The page of a deleted event; the marks stand around the words of links. */
  goneEventTexts: {
    title: string
    text: (mark: string) => string
  }
  /** The page of an event that is not listed any more. */
  unlistedEventTexts: {
    title: string
    text: (mark: string) => string
  }
  /** The page of an event while the stored events cannot be read. */
  unavailableEventTexts: {
    title: string
    text: (mark: string) => string
  }
  /** In a calendar that cannot leave out a day. */
  calendarNoteTexts: {
    notOn: (day: string) => string
  }
}

export const {
  eventPageTexts,
  goneEventTexts,
  unlistedEventTexts,
  unavailableEventTexts,
  calendarNoteTexts,
} = textsOf<Texts>('eventPage', english)
