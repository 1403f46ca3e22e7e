// Written by `npm run texts` from en-US/topics.json.
import { textsOf } from './catalog.ts'
import english from './en-US/topics.json' with { type: 'json' }

interface Texts {
  /** What visitors can follow by notifications, and what each is about. */
  topicTexts: {
    janazah: {
      name: string
      about: string
    }
    urgent: {
      name: string
      about: string
    }
    closure: {
      name: string
      about: string
    }
    announcement: {
      name: string
      about: string
    }
    iqama: {
      name: string
      about: string
    }
    moon: {
      name: string
      about: string
    }
    events: {
      name: string
      about: string
    }
    videos: {
      name: string
      about: string
    }
  }
  /** Shown for a message that cannot be read. */
  unknownNewsTexts: {
    title: string
  }
}

export const {
  topicTexts,
  unknownNewsTexts,
} = textsOf<Texts>('topics', english)
