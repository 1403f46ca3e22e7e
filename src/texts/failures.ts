// Written by `npm run texts` from en-US/failures.json.
import { textsOf } from './catalog.ts'
import english from './en-US/failures.json' with { type: 'json' }

interface Texts {
  /** What visitors read when a request fails (docs/product.md, section 14); one a constant, since each page loads few. */
  messageFailure: () => string
  schoolMessageFailure: () => string
  formFailure: () => string
  contentFailure: () => string
  eventsFailure: () => string
  noticesFailure: () => string
  prayerTimesFailure: () => string
  followFailure: () => string
  choiceFailure: () => string
  videosFailure: () => string
  posterFailure: () => string
}

export const {
  messageFailure,
  schoolMessageFailure,
  formFailure,
  contentFailure,
  eventsFailure,
  noticesFailure,
  prayerTimesFailure,
  followFailure,
  choiceFailure,
  videosFailure,
  posterFailure,
} = textsOf<Texts>('failures', english)
