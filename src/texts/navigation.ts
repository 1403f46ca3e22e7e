// Written by `npm run texts` from en-US/navigation.json.
import { textsOf } from './catalog.ts'
import english from './en-US/navigation.json' with { type: 'json' }

interface Texts {
  navTexts: {
    home: string
    prayerTimes: string
    services: string
    nikah: string
    exploreIslam: string
    events: string
    videos: string
    community: string
    sisters: string
    youth: string
    volunteer: string
    gallery: string
    school: string
    about: string
    contact: string
    donate: string
  }
  schoolNavTexts: {
    home: string
    information: string
    info: string
    fees: string
    schedule: string
    enrollment: string
    enroll: string
    registration: string
    calendar: string
    contact: string
    donate: string
    masjid: string
  }
  footerNavTexts: {
    about: string
    contact: string
    notifications: string
    donate: string
    schoolCalendar: string
  }
  donateTexts: {
    masjid: string
    school: string
  }
}

export const {
  navTexts,
  schoolNavTexts,
  footerNavTexts,
  donateTexts,
} = textsOf<Texts>('navigation', english)
