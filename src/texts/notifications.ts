// Written by `npm run texts` from en-US/notifications.json.
import { textsOf } from './catalog.ts'
import english from './en-US/notifications.json' with { type: 'json' }

interface Texts {
  /** The page on which visitors choose what they hear of. */
  notificationsTexts: {
    title: string
    description: string
    eyebrow: string
    lead: string
    choose: string
    quiet: string
    turnOn: string
    save: string
    stop: string
    noScripts: string
    how: string
    facts: readonly string[]
    privacy: string
    iphone: string
    iphoneLead: string
    iphoneSteps: readonly string[]
    other: string
    prayerCalendar: string
    eventCalendar: string
  }
  /** What the script of that page says. */
  notificationStateTexts: {
    none: string
    working: string
    on: string
    saved: string
    stopped: string
    denied: string
    dismissed: string
    unsupported: string
    install: string
    notReady: string
    failed: string
    offline: string
  }
}

export const {
  notificationsTexts,
  notificationStateTexts,
} = textsOf<Texts>('notifications', english)
