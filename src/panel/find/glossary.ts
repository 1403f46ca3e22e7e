import { foldedWords, haveBeginnings } from '#locale/fold.ts'

/** A word of the panel, in a sentence for somebody who helps for the first time. */
interface Word {
  readonly word: string
  readonly means: string
  /** What others call it, which the panel does not say. */
  readonly not?: readonly string[]
}

/** The one list of words that panel and help use. A test keeps what is under `not` out of the panel. */
export const GLOSSARY: readonly Word[] = [
  { word: 'Athan', means: 'The call to prayer: the time at which a prayer begins.' },
  { word: 'Iqama', means: 'When the prayer in congregation begins.' },
  {
    word: 'In steps of',
    means:
      'An iqama that follows the sun moves in whole steps, such as 5 minutes, to the next later one.',
    not: ['Rounded up'],
  },
  {
    word: 'Never before, never after',
    means: 'The earliest and the latest time of an iqama that follows the sun.',
    not: ['Not before', 'Not after'],
  },
  {
    word: 'Keep, and change more',
    means: 'Puts a change on your list. Nothing is public before you save the list.',
    not: ['Add to list'],
  },
  {
    word: 'To correct',
    means: 'What cannot be right on a day of the next 13 months, with its first day.',
    not: ['The coming 400 days'],
  },
  {
    word: 'Live for visitors',
    means: 'Everything that you saved is what visitors see.',
  },
  {
    word: 'Day of an event',
    means: 'One of the days on which a repeating event takes place.',
    not: ['Occurrence'],
  },
  {
    word: 'Cancel this day',
    means: 'A repeating event does not take place on that day; the others stay.',
    not: ['Take off'],
  },
  {
    word: 'Notice',
    means: 'Short news on every page and screen, gone by itself when its time is over.',
  },
  {
    word: 'Closed',
    means: 'Cancels prayers in congregation and events in its hours, but those you keep.',
  },
  { word: 'Rota', means: 'Khateebs in turn, Friday after Friday, until you change it.' },
  { word: 'Follower', means: 'Somebody whose phone or computer shows notifications of this site.' },
]

/** The words that every word of a query begins a word of. */
export function wordsFor(query: string): readonly Word[] {
  const wanted = foldedWords(query)
  if (wanted.length === 0) return []
  return GLOSSARY.filter(({ word, not = [] }) => haveBeginnings([word, ...not].join(' '), wanted))
}
