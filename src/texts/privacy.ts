// Written by `npm run texts` from en-US/privacy.json.
import { textsOf } from './catalog.ts'
import english from './en-US/privacy.json' with { type: 'json' }

interface Texts {
  /** What the site deletes by itself, and when. */
  lifetimeTexts: {
    title: string
    lead: string
    messages: string
    messagesText: (time: string) => string
    followers: string
    followersText: (time: string) => string
    khateebs: string
    khateebsText: (time: string) => string
    signIns: string
    signInsText: (days: number) => string
    log: string
    logText: (time: string) => string
    logKept: string
    backups: string
    backupsText: (time: string) => string
    months: (count: number) => string
    years: (count: number) => string
  }
}

export const {
  lifetimeTexts,
} = textsOf<Texts>('privacy', english)
