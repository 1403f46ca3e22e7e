// Written by `npm run texts` from en-US/schoolPages.json.
import { textsOf } from './catalog.ts'
import english from './en-US/schoolPages.json' with { type: 'json' }

interface Texts {
  /** What the school's pages say beside their content. */
  schoolCalendarPageTexts: {
    title: string
    description: (school: string) => string
  }
  schoolContactPageTexts: {
    title: string
    description: (school: string) => string
    write: string
  }
  schoolThanksTexts: {
    title: string
    description: string
    home: string
    calendar: string
  }
  schoolDonatePageTexts: {
    title: string
    eyebrow: string
    reach: string
  }
  enrollPageTexts: {
    title: string
    description: (school: string) => string
    register: string
    fees: string
    steps: string
    provider: string
    providerText: string
    /** The mark stands before and after the words of a link. */
    choose: (mark: string) => string
  }
  infoPageTexts: {
    title: string
    description: (school: string) => string
    onThisPage: string
    parts: {
      fees: string
      tuition: string
      payment: string
      absence: string
      schedule: string
      levels: string
    }
  }
  registrationPageTexts: {
    title: string
    description: (school: string) => string
    steps: string
    guide: string
    choose: string
    open: string
    /** The name of its frame. */
    frame: string
  }
  schoolHomeTexts: {
    register: string
    fees: string
    calendar: string
    welcome: string
    nextDay: string
    enroll: string
    enrollInfo: string
  }
  providerTexts: {
    signup: string
    login: string
    schedules: string
    account: string
    newTab: string
  }
  yearListTexts: {
    title: string
    show: string
  }
}

export const {
  schoolCalendarPageTexts,
  schoolContactPageTexts,
  schoolThanksTexts,
  schoolDonatePageTexts,
  enrollPageTexts,
  infoPageTexts,
  registrationPageTexts,
  schoolHomeTexts,
  providerTexts,
  yearListTexts,
} = textsOf<Texts>('schoolPages', english)
