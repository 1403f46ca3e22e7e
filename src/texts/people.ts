// Written by `npm run texts` from en-US/people.json.
import { textsOf } from './catalog.ts'
import english from './en-US/people.json' with { type: 'json' }

interface Texts {
  peopleTexts: {
    /** On the boards of a new site. */
    example: string
    /** `languages` as the mosque wrote them: 'Arabic and English'. */
    speaks: (languages: string) => string
  }
}

export const {
  peopleTexts,
} = textsOf<Texts>('people', english)
