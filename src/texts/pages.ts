// Written by `npm run texts` from en-US/pages.json.
import { textsOf } from './catalog.ts'
import english from './en-US/pages.json' with { type: 'json' }

interface Texts {
  /** What the center's pages say beside their content: titles, descriptions for search engines, links. */
  notFoundTexts: {
    title: string
    description: string
    eyebrow: string
    heading: string
    lead: string
    home: string
    times: string
    ways: string
    prayerTimes: {
      title: string
      text: string
    }
    events: {
      title: string
      text: string
    }
    school: string
    contact: {
      title: string
      text: string
    }
  }
  aboutTexts: {
    title: string
    eyebrow: string
    visit: string
    boards: string
    boardsName: string
    times: string
    events: string
    contact: string
  }
  thanksPageTexts: {
    title: string
    description: string
    home: string
    times: string
  }
  calendarPageTexts: {
    title: string
    description: string
    events: string
    times: string
  }
  galleryPageTexts: {
    title: string
    description: string
    albumsDescription: string
    about: string
    videos: string
  }
  placeholderTexts: {
    title: string
    text: string
  }
  contactPageTexts: {
    title: string
    description: string
    eyebrow: string
    write: string
  }
  donatePageTexts: {
    title: string
    eyebrow: string
    reach: string
  }
  eventsPageTexts: {
    title: string
    eyebrow: string
    subscribe: string
    subscribeText: string
  }
  exploreTexts: {
    ask: string
    call: string
    write: string
    times: string
  }
  nikahTexts: {
    title: string
    description: string
    eyebrow: string
    application: string
    ask: string
    open: string
    /** The name of its frame. */
    form: string
  }
  prayerPageTexts: {
    title: string
    description: string
  }
  ramadanHeadTexts: {
    title: string
    description: string
    basis: (place: string) => string
    computed: (place: string, method: string) => string
  }
  privacyTexts: {
    title: string
    description: string
    eyebrow: string
    ask: string
  }
  /** What the programs' pages share. */
  programTexts: {
    community: string
    events: string
    contact: string
  }
  volunteerTexts: {
    offer: string
    events: string
  }
  videosPageTexts: {
    title: string
    eyebrow: string
  }
  noVideosTexts: {
    title: string
    text: string
    channel: string
    times: string
    events: string
  }
}

export const {
  notFoundTexts,
  aboutTexts,
  thanksPageTexts,
  calendarPageTexts,
  galleryPageTexts,
  placeholderTexts,
  contactPageTexts,
  donatePageTexts,
  eventsPageTexts,
  exploreTexts,
  nikahTexts,
  prayerPageTexts,
  ramadanHeadTexts,
  privacyTexts,
  programTexts,
  volunteerTexts,
  videosPageTexts,
  noVideosTexts,
} = textsOf<Texts>('pages', english)
