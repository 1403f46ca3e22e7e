// Written by `npm run texts` from en-US/developers.json.
import { textsOf } from './catalog.ts'
import english from './en-US/developers.json' with { type: 'json' }

interface Texts {
  /** The page of the API for people who make other programs and sites. */
  developersTexts: {
    title: string
    description: string
    eyebrow: string
    lead: string
    embed: string
    embedLink: string
    start: string
    rules: string
    ruleList: readonly string[]
    file: string
    addresses: string
    open: string
    parameters: string
    response: string
    objects: string
    name: string
    type: string
    meaning: string
    optional: string
    text: string
    number: string
    yesNo: string
    nothing: string
    anything: string
    list: (of: string) => string
    pair: (of: string) => string
    byName: (of: string) => string
    object: string
    or: string
    picture: string
    feed: (type: string) => string
    failure: string
    failureText: string
  }
}

export const {
  developersTexts,
} = textsOf<Texts>('developers', english)
