import { foldForSearch } from '#locale/fold.ts'
import { PLACE, SENTENCE_END } from './phrases.ts'
import { prayerIn } from './words.ts'

const TITLES =
  /^(?:our|my|the|a|dear|baby|beloved|late|respected|father|mother|wife|husband|son|daughter|brother|sister|uncle|aunt(?:y|ie)?|bro?\.?|sis\.?|sr\.?|hajji?|haji|dr\.?|mr\.?|mrs\.?|ms\.?|mst\.?|community member|member|marhoom|marhum)\s+/i
const KIN =
  '(?:grand)?(?:father|dad|mother|mum|mom|son|daughter|wife|husband|brother|sister|uncle|aunt|cousin|nephew|niece)(?:-in-law)?'
const CHILD = 'girl|boy|baby|child|infant|newborn'
/** Whose relative somebody is. */
const OF_KIN = new RegExp(`^[^.,!:]*?['’]s\\s+(?:[a-z]+\\s+)?${KIN}\\b,?\\s*`)
const NAME =
  /^(?:(?:(?:al|el|ad|ar|as|an|ibn|bin|bint|abu|abul|umm|van|de)[-\s])?(?:(?:Sh|Shk|Ust|Dr)\.|\p{Lu}(?:\.|[\p{L}'’-]*))\s?){1,5}/u
/** What begins a sentence or a phrase, and is no name. */
const NO_NAME =
  /(?:^|\s+)(?:After|At|On|Today|Tomorrow|Tonight|Who|Will|Is|In|From|And|May|Please|Inna|Sala(?:t\w*|h)|Janaz\w*|Fajr|Dhuhr|Zuhr|Asr|Maghrib|Isha|Friday|Saturday|Sunday|Monday|Tuesday|Wednesday|Thursday|Jum[mu]\S*|RIP|TB[ACD]|Then|Following|Passed|Has|Khutbah|Topic|Title|Age|Date|Time|Place|Location|Venue|When|Where|Burial)\b.*$/i
/** What is no name without one behind it. */
const TITLE_ALONE = /^(?:Imam|She?i?kh|Shaykh|Sh|Shk|Mufti|Maulana|Ustadh?|Ust|Dr)$/i

/** The name that a text begins with; '' for none. */
export function nameAt(text: string): string {
  let rest = (text.trimStart().split(/\b[sdw]\/o\b/i)[0] ?? '').replace(OF_KIN, '')
  while (TITLES.test(rest)) rest = rest.replace(TITLES, '')
  const name = (NAME.exec(rest)?.[0] ?? '').replace(NO_NAME, '').replace(/[.\s]+$/, '')
  return TITLE_ALONE.test(name) || /['’]s$/.test(name) ? '' : name
}

/** A name in small letters: behind a title, up to a word that is known to be none. */
const SMALL_NAME = new RegExp(
  `(?<!['’]s (?:\\w+ )?|\\b(?:${KIN}|${CHILD}|family) of (?:our )?)\\b(?:brother|sister|uncle|aunt(?:y|ie)?|bro?\\.?|sis\\.?|sr\\.?|hajji?|haji)\\s+((?!(?:in|who|from|of|and|has|passed|died|will|today|after|at|on|community|member)\\b)\\p{Ll}{2,}(?: \\p{Ll}{2,}){0,2}?)(?=\\s*(?:[,.;(\\n]|$|(?:after|at|on|today|tomorrow|tonight|will|is|has|in|from|passed|father|mother|son|daughter|wife|husband|inn?a|in ?sh|then|(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*)\\b))`,
  'u',
)
const BEFORE_NAME = [
  /\b(?:(?:deceased|name)\s*:|marh[ou]+m\w*\s*:?)\s*/i,
  /\b(?:brothers|sisters|people|persons)\b[^:.\n]*:\s*/i,
  /\b(?:passing|demise|death|loss) of\s+/i,
  /\b(?:j[ae]n+a+[zs]+a+h?|funeral)(?: (?:prayer|salah?|namaz))?(?: (?:of|for))\s+/i,
  new RegExp(
    `(?<!\\b(?:${KIN}|${CHILD}|family) of (?:[^.,;]* (?:and|&) )?(?:our )?(?:dear )?)\\b(?:brother|sister|uncle|aunty?|bro?\\.?|sis\\.?|sr\\.?|haji?)\\s+`,
    'i',
  ),
  /\bthat\s+/i,
  /\braji['’]?u+n\.?\s+/i,
]

export function nameIn(message: string): string {
  for (const before of BEFORE_NAME) {
    const match = before.exec(message)
    const text = match ? message.slice(match.index + match[0].length) : ''
    const name = nameAt(text)
    const behind = text.slice(text.indexOf(name) + name.length)
    const other = nameAt(/^\.?\s+(?:and|&)\s+(.*)/.exec(behind)?.[1] ?? '')
    if (name) return other ? `${name} and ${other}` : name
  }
  const passed = /^(.*?)\s+(?:has\s+|have\s+)?(?:passed away|returned to Allah)/i.exec(message)
  const words = (passed?.[1]?.split(SENTENCE_END).at(-1) ?? '')
    .replace(/\s*\(.*?\)|,.*/g, '')
    .split(' ')
  // 'Community member Ahmed Khan': the name reaches to the end.
  const names = words.map((_, at) => nameAt(words.slice(at).join(' ')))
  const small = SMALL_NAME.exec(message)?.[1] ?? ''
  return (
    names.find(name => name && words.join(' ').endsWith(name)) ??
    small.replace(/(?<!\p{L})\p{Ll}/gu, letter => letter.toUpperCase())
  )
}

/** A place without a name of its own: 'the cemetery', 'the other masjid'. */
const THE_PLACE =
  /(?:\b(?:at|in)|@) (the (?:(?:other|new|old|next) (?:masjid|mosque|building)|(?:islamic|muslim) \w+ (?:of|in) [\w'’]+|(?:[\w'’]+ ){0,2}?(?:maqbar\w*|cemeter\w*|graveyard|qabr\w*|funeral home|park|field|stadium|fairgrounds?|hall|gym|school|hotel|tent)(?: (?:cemetery|gym|hall|field|grounds))?))\b/i
const NAMED_PLACE = new RegExp(`\\b(?:${PLACE}|cemetery)\\b`, 'i')

/** The named mosque, center or cemetery where something is, or what else follows 'at'; not 'the masjid'. */
export function placeIn(text: string): string | undefined {
  const places = [
    ...text.matchAll(/(?:\b(at|in)|@)\s+(?!the\s|[^.,;\n]*?\b(?:hospital|clinic|hospice)\b)/gi),
  ].map(({ index, 0: before, 1: word }) => ({
    name: nameAt(text.slice(index + before.length)),
    isIn: word?.toLowerCase() === 'in',
  }))
  const named = places.find(({ name }) => /\s/.test(name) && NAMED_PLACE.test(name))
  const other = places.find(
    ({ name, isIn }) =>
      !isIn && name.length > 2 && name !== 'Home' && !NAMED_PLACE.test(name) && !prayerIn(name),
  )
  return (named ?? other)?.name ?? THE_PLACE.exec(text)?.[1]
}

/** 'Masjid Al-Huda', 'Islamic Center of Ames'; in capitals alone nothing says which word is a name. */
const MOSQUE =
  /\b(?:[Mm]asjid|[Mm]osque)\s+((?:[Aa]l|[Aa][dnrstz]|[Aa]sh|[Uu]l)[-\s][\p{L}'’]+|\p{Lu}\p{Ll}[\p{L}'’-]+)|\b(?:Islamic|Muslim) (?:Cent(?:er|re)|Society|Association) (?:of|in) (?:the )?(\p{Lu}\p{Ll}+)/u
const NO_MOSQUE =
  /^(?:is|was|are|will|be|has|now|clos\w*|shut\w*|to|on|for|from|due|at|in|and|today|tonight|tomorrow|update|notice|alert|announcement|parking|office|school|board|all|[a-z]+day)$/i

/** The mosque that a text names, where it is not the one of that name, in whatever spelling. */
export function otherMosque(text: string, own: string): string | undefined {
  const [whole, masjid, center] = MOSQUE.exec(text) ?? []
  const name = masjid ?? center ?? ''
  if (!whole || NO_MOSQUE.test(name)) return undefined
  return soundOf(own).includes(soundOf(name)) ? undefined : whole
}

/** A name without its article, vowels and double letters: 'An-Noor' as 'Nur'. */
const soundOf = (name: string) =>
  foldForSearch(name)
    .replace(/^a(?:l|[dnrstz]|sh)[-\s]/, '')
    .replace(/[^\p{L}]|[aeiouy]/gu, '')
    .replace(/(.)\1+/g, '$1')
