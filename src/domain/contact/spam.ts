import type { ContactFields } from './fields.ts'
import type { StoredMessage } from './message.ts'
import pitches from './pitches.json' with { type: 'json' }

/** What a message is judged by: its text, and how it arrived. */
interface SpamSigns {
  fields: ContactFields
  /** The content of the field that people never see. */
  trap: string
  /** Seconds from the first input in the form to its sending; null: not known. */
  fillSeconds: number | null
  /** How many messages with the same text arrived before it that day. */
  duplicates: number
  /** Whether it exceeds the number of messages accepted from everyone in an hour. */
  flooded: boolean
}

type SpamResult = StoredMessage['verdict']
/** A reason to suspect a message, in words for the panel, with its weight. */
export type SpamReason = SpamResult['reasons'][number]

/** A message with this score or more is quarantined. Only the hidden field reaches it alone. */
export const SPAM_THRESHOLD = 5
/** A person needs longer to type a name, an address and a message. */
const LEAST_FILL_SECONDS = 3
/** Shorter texts are often equal: several people write only 'Assalamu alaikum'. */
export const DUPLICATE_LEAST_LENGTH = 40

/** The weights, which are added up; docs/operating.md lists them for the maintainer. */
export const SPAM_WEIGHTS = {
  trap: 10,
  flooded: 10,
  noToken: 1,
  tooFast: 4,
  firstLink: 1,
  furtherLink: 1.5,
  mostForLinks: 5,
  linkInName: 4,
  markup: 3,
  oddHost: 2,
  pitch: 2,
  mostForPitches: 6,
  repeats: 3,
  gibberish: 4,
  shouting: 1,
  firstDuplicate: 1,
  moreDuplicates: 3,
  manyDuplicates: 5,
  localWords: -3,
} as const

/** Topics of unwanted offers that are rare in messages to a mosque. */
const TOPICS: Readonly<Record<keyof typeof pitches, string>> = {
  rankings: 'search rankings',
  traffic: 'website traffic',
  design: 'web design',
  posts: 'guest posts',
  trading: 'crypto and trading',
  loans: 'offers of loans',
  gambling: 'games of chance',
  medicine: 'medicine and dating',
  prizes: 'prizes and inheritances',
  bulk: 'bulk offers',
}
const PITCHES = Object.entries(pitches).map(
  ([topic, words]) => [TOPICS[topic as keyof typeof pitches], new RegExp(words, 'gi')] as const,
)

/** Topics of local people, even when they ask about crypto or loans. */
const LOCAL_WORDS =
  /\b(?:as?-?sal[aā]+mu?|salams?|hal[aā]l|har[aā]m|imam|sheikh|masjid|mosque|quran|qur’an|zak[aā]t|jumm?u?’?ah|iftar|ramadan|janazah|nikah|inshallah|alhamdulillah|ameen)\b|السلام|الله/i
const LINK = /\bhttps?:\/\/[^\s<>"\]]+|\bwww\.[^\s<>"\]]+/gi
const MARKUP = /<a\s[^>]*href|\[url[=\]]|\[link[=\]]|<\/?(?:script|iframe|b|br|p)\b/i
/** URL shorteners and cheap top-level domains, common in spam links. */
const ODD_HOST =
  /^(?:bit\.ly|tinyurl\.com|t\.me|cutt\.ly|goo\.su|is\.gd|telegra\.ph|rb\.gy)$|\.(?:ru|xyz|top|click|icu|shop|online|site|buzz|loan|win|bid|pw|su)$/i

/**
 * How much a message looks like spam, with the reasons. The weights and the threshold are tested on
 * samples in spam.test.ts.
 */
export function checkSpam({
  fields,
  trap,
  fillSeconds,
  duplicates,
  flooded,
}: SpamSigns): SpamResult {
  const { name, message } = fields
  const weights = SPAM_WEIGHTS
  const reasons: SpamReason[] = []
  const add = (reason: string, weight: number) => reasons.push({ reason, weight })

  if (trap !== '') add('The hidden field was filled in', weights.trap)
  if (flooded) add('More messages came in that hour than are e-mailed', weights.flooded)
  if (fillSeconds === null) add('Sent without the form’s token', weights.noToken)
  else if (fillSeconds < LEAST_FILL_SECONDS) add('Filled in within 3 seconds', weights.tooFast)

  const links = message.match(LINK) ?? []
  if (links.length > 0) {
    const weight = weights.firstLink + weights.furtherLink * (links.length - 1)
    add(
      links.length === 1 ? 'A link' : `${links.length} links`,
      Math.min(weight, weights.mostForLinks),
    )
  }
  if (links.some(link => ODD_HOST.test(hostOf(link))))
    add('A link to a doubtful host', weights.oddHost)
  if (new RegExp(LINK.source, 'i').test(name)) add('A link for a name', weights.linkInName)
  if (MARKUP.test(message)) add('Markup', weights.markup)

  const { topics, phrases } = pitchesIn(`${name}\n${message}`)
  if (phrases > 0) {
    const weight = Math.min(weights.pitch * phrases, weights.mostForPitches)
    add(`Talks of ${topics.join(', ')}`, weight)
  }
  if (repeatsItself(message)) add('Repeats itself', weights.repeats)
  if (isGibberish(name) || isGibberish(message)) add('Random letters', weights.gibberish)
  if (isShouting(message)) add('Capitals throughout', weights.shouting)
  if (duplicates > 0 && message.length >= DUPLICATE_LEAST_LENGTH) {
    const weight =
      duplicates >= 5
        ? weights.manyDuplicates
        : duplicates >= 2
          ? weights.moreDuplicates
          : weights.firstDuplicate
    add('The same text came before', weight)
  }

  if (links.length === 0 && LOCAL_WORDS.test(message))
    add('Talks as people here do', weights.localWords)

  const score = reasons.reduce((sum, { weight }) => sum + weight, 0)
  return { score, reasons, quarantined: score >= SPAM_THRESHOLD }
}

/** A text for comparison: its letters and digits only. */
export const normalizeText = (message: string): string =>
  message
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** The topics of unwanted offers in a text, and how many different phrases mention them. */
function pitchesIn(text: string): { topics: string[]; phrases: number } {
  const topics: string[] = []
  const phrases = new Set<string>()
  for (const [topic, words] of PITCHES) {
    const found = text.match(words)
    if (!found) continue
    topics.push(topic)
    for (const phrase of found) phrases.add(phrase.toLowerCase())
  }
  return { topics, phrases: phrases.size }
}

function hostOf(link: string): string {
  const address = /^https?:/i.test(link) ? link : `https://${link}`
  return URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : ''
}

/** At least 24 words of which fewer than two in five are different, or a line that occurs three times. */
function repeatsItself(message: string): boolean {
  const words = normalizeText(message).split(' ')
  if (words.length >= 24 && new Set(words).size / words.length < 0.4) return true
  const lines = message
    .split('\n')
    .map(normalizeText)
    .filter(line => line.length > 12)
  return lines.length >= 3 && lines.length - new Set(lines).size >= 2
}

/** One long Latin word with capitals in unusual positions, or without a vowel. */
function isGibberish(text: string): boolean {
  if (!/^[a-z\d]{10,}$/i.test(text)) return false
  const inner = text.match(/[a-z][A-Z]/g)?.length ?? 0
  return inner >= 3 || !/[aeiouy]/i.test(text)
}

function isShouting(message: string): boolean {
  const letters = message.match(/[a-z]/gi)?.length ?? 0
  const capitals = message.match(/[A-Z]/g)?.length ?? 0
  return letters >= 20 && capitals / letters > 0.7
}
