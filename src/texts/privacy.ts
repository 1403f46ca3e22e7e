// Written by `npm run texts` from en-US/privacy.json.
import { textsOf, type Value } from './catalog.ts'
import english from './en-US/privacy.json' with { type: 'json' }

interface Texts {
  /** What the site deletes by itself, and when. */
  lifetimeTexts: {
    title: string
    lead: string
    messages: string
    messagesText: (time: Value) => string
    followers: string
    followersText: (time: Value) => string
    khateebs: string
    khateebsText: (time: Value) => string
    signIns: string
    signInsText: (days: Value) => string
    log: string
    logText: (time: Value) => string
    logKept: string
    backups: string
    backupsText: (time: Value) => string
    months: (count: number) => string
    years: (count: number) => string
  }
}

export const {
  lifetimeTexts,
} = textsOf<Texts>('privacy', english)
