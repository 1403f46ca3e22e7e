import cards from '#styles/content/cards.css?url'
import faq from '#styles/content/faq.css?url'
import people from '#styles/content/people.css?url'
import timeline from '#styles/content/timeline.css?url'
import type { BlockType } from './declared.ts'
import picture from './picture.css?url'

/** The sheet of each block that has one: a page links those of its blocks alone. */
const SHEETS: Readonly<Partial<Record<BlockType, string>>> = {
  picture,
  cards,
  steps: cards,
  questions: faq,
  people,
  timeline,
}

export const sheetsOf = (types: readonly string[]): string[] => [
  ...new Set(types.flatMap(type => SHEETS[type as BlockType] ?? [])),
]
