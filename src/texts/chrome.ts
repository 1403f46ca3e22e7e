// Written by `npm run texts` from en-US/chrome.json.
import { textsOf } from './catalog.ts'
import english from './en-US/chrome.json' with { type: 'json' }

interface Texts {
  pageTexts: {
    skip: string
    adminNeedsScripts: string
    /** Below the center's name in the picture for sharing. */
    shareLine: (school: string) => string
  }
  momentBarTexts: {
    shown: (time: string) => string
    back: string
  }
  bannerTexts: {
    label: string
    pause: string
    contact: string
    /** After the season's words, where they are read aloud. */
    end: string
  }
  accountTexts: {
    admin: string
    logout: string
  }
  contactTexts: {
    address: string
    phone: string
    email: string
  }
  menuTexts: {
    main: string
    menu: string
    close: string
  }
  settingsTexts: {
    title: string
    color: string
    site: string
    colors: {
      green: string
      blue: string
      purple: string
      red: string
    }
    font: string
    fonts: {
      default: string
      alt: string
    }
    mode: string
    modes: {
      system: string
      light: string
      dark: string
    }
    note: string
  }
  networkTexts: {
    facebook: string
    youtube: string
    x: string
    instagram: string
  }
  footerTexts: {
    links: string
    school: string
    services: string
    group: string
    rights: (year: string, name: string) => string
    top: string
  }
  groupTexts: {
    title: string
    text: string
    join: string
    close: string
    never: string
  }
  /** The choice of the page's language. */
  languageTexts: {
    title: string
    /** To a visitor whose browser prefers another language; shown in that language. */
    offer: (language: string) => string
    close: string
  }
}

export const {
  pageTexts,
  momentBarTexts,
  bannerTexts,
  accountTexts,
  contactTexts,
  menuTexts,
  settingsTexts,
  networkTexts,
  footerTexts,
  groupTexts,
  languageTexts,
} = textsOf<Texts>('chrome', english)
