// Written by `npm run texts` from en-US/eventList.json.
import { textsOf } from './catalog.ts'
import english from './en-US/eventList.json' with { type: 'json' }

interface Texts {
  eventCardTexts: {
    once: string
    noPicture: string
  }
  eventListTexts: {
    groups: {
      today: string
      week: string
      later: string
    }
    coming: string
    past: string
    none: string
    noneHint: string
    onlyPast: string
    more: string
    loading: string
    notLoaded: string
  }
  eventSearchTexts: {
    search: string
    placeholder: string
    category: string
    all: string
    view: string
    list: string
    calendar: string
    count: (count: number) => string
  }
  eventCalendarTexts: {
    /** An event that began the day before. */
    until: (time: string) => string
    /** The day it began, before its hours. */
    since: (day: string) => string
  }
}

export const {
  eventCardTexts,
  eventListTexts,
  eventSearchTexts,
  eventCalendarTexts,
} = textsOf<Texts>('eventList', english)
