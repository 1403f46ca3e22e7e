import type { PrayerName } from '#domain/prayer/names.ts'
import { addDays, clockOf, isCivilDate, weekday } from '#domain/time/civil.ts'
import { locale } from '#locale/locale.ts'
import english from './english.json' with { type: 'json' }
import french from './french.json' with { type: 'json' }
import urdu from './urdu.json' with { type: 'json' }

/** How people spell the prayers. */
const SPELLINGS: readonly (readonly [PrayerName | 'jumuah', RegExp])[] = [
  ['jumuah', /\bju?m+u?['’`ʿ]?u?a+h?s?\b|\bfriday prayers?\b|\bkhutbah?\b|جمع[ةہه]/i],
  ['fajr', /\bfaj[aei]?r\b|\bsub[ah]{1,2}h?\b|فجر/i],
  ['dhuhr', /\b(?:dh?|z|th)[ou]h?u?[ha]*r\b|\bdhohr\b|ظ[هہ]ر/i],
  ['asr', /['’`ʿ]?\basa?r\b|عصر/i],
  ['maghrib', /\bma[gh]{1,2}r[ie]b\b|مغرب/i],
  ['isha', /['’`ʿ]?\b[ie]sh+a+h?['’`ʾ]?(?!\w)|عشا/i],
]

/** A time as figures: '2', '1:30'. */
const FIGURES = '\\d{1,2}(?:[:.]\\d{2})?'

const MONTHS: readonly string[] = [
  ...['jan', 'feb', 'mar', 'apr', 'may', 'jun'],
  ...['jul', 'aug', 'sep', 'oct', 'nov', 'dec'],
]
/** What a month's name may end with behind its first three letters, in English and French. */
const MONTH_END = '(?:uary|ruary|vier|ch|s|il|y|e|t|ust|t?em(?:ber|bre)|o(?:ber|bre))?(?![a-z])\\.?'
/** What stands between two days of one month. */
const ALSO_A_DAY =
  '\\s*(?:,|-|–|&|/|\\band\\b|\\bor\\b|\\bto\\b|\\btill?\\b|\\buntil\\b)\\s*(?:the\\s+)?'
/** 'Quarter to 8'. */
const QUARTERS = new Map(Array.from({ length: 12 }, (_, at) => [at + 1, `${at || 12}:45`]))

/** How people shorten words and times, and the same in French, Arabic and Urdu. */
const SHORT: readonly (readonly [RegExp, string])[] = [
  ...[...french, ...urdu, ...english].map(
    ([spelling = '', word = '']) => [new RegExp(spelling, 'giu'), word] as const,
  ),
  ...[...QUARTERS].map(
    ([hour, before]) => [new RegExp(`\\bquarter to ${hour}(?!\\d|[:.]\\d)`, 'gi'), before] as const,
  ),
  // '2026-12-01', '1.12.2026'.
  ...MONTHS.map(
    (month, at) =>
      [
        new RegExp(`\\b(20\\d{2})-${String(at + 1).padStart(2, '0')}-(\\d{2})\\b`, 'g'),
        `$2 ${month} $1`,
      ] as const,
  ),
  [/\b(\d{1,2})([.-])(\d{1,2})\2((?:20)?\d{2})\b/g, '$1/$3/$4'],
  // '1-Dec', '01-Dec-2026'.
  [
    new RegExp(`\\b(\\d{1,2})-(${MONTHS.join('|')})(${MONTH_END})(?:-(?=20\\d{2}\\b))?`, 'gi'),
    '$1 $2$3 ',
  ],
  [/\b4(?= (?:(?:our|the) )?(?:bro|sis|br|sr)(?:the|ter)?\b)/gi, 'for'],
  // Each day of '24, 25 and 26 December', 'Dec 4-6'.
  [
    new RegExp(
      `\\b(\\d{1,2})(?:st|nd|rd|th)?(?=(?:${ALSO_A_DAY}\\d{1,2}(?:st|nd|rd|th)?)+\\s+(?:of\\s+)?(${MONTHS.join('|')})${MONTH_END})`,
      'gi',
    ),
    '$1 $2',
  ],
  [
    new RegExp(
      `(?<=\\b(${MONTHS.join('|')})${MONTH_END}\\s+(?:\\d{1,2}(?:st|nd|rd|th)?${ALSO_A_DAY})+)(\\d{1,2})(?!\\d|[:./]\\d|\\s*(?:[ap]\\.?m\\b|jum))`,
      'gi',
    ),
    '$1 $2',
  ],
  // '1 & 2 pm', 'at 8', 'isha jamaat 745 from friday'.
  [
    new RegExp(
      `\\b(\\d{1,2})(?=(?:\\s*,\\s*${FIGURES})*,?\\s*(?:&|/|\\band\\b)\\s*${FIGURES}\\s*([ap])\\.?m\\b)`,
      'gi',
    ),
    '$1 $2m',
  ],
  [
    /(?<=\b(?:at|to)\s|@\s?|→\s)(\d{1,2})(?![\d:/]|\.\d|(?:st|nd|rd|th)\b|\s*(?:[ap]\.?m\b|min|h\b|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|\w+ (?:st|street|rd|road|ave|avenue|lane|drive|way)\b))/gi,
    '$1:00',
  ],
  [
    /(?<=[a-z@]\s?)(?<!\b(?:room|suite|unit)\s)\b(0?[1-9]|1\d)([0-5]\d)(?=\s*(?:h(?:rs?)?\b|[ap]m\b|from\b|start|eff|[.,;]|$))/gi,
    '$1:$2',
  ],
]

/** A text with the words that rules look for. */
export const inFull = (text: string): string =>
  SHORT.reduce((full, [spelling, word]) => full.replace(spelling, word), text)

const BEHIND =
  /\b(?:after|before|following|until|till|at|by|between)\s+(?:(?:the|sala\w*|namaz)\s+)*$/i

/** What is said of a time that stays. */
const STAYS = /^[^,.;]*\b(?:remains?|stays?|still|unchanged|as (?:usual|normal|before))\b/i

/**
 * The prayers that a text names, in its order, each with what follows up to the next, and whether it
 * only says when something else is, 'after Isha', or that it stays.
 */
export function prayersIn(
  text: string,
): { prayer: PrayerName | 'jumuah'; words: string; isAside: boolean }[] {
  return SPELLINGS.flatMap(([prayer, spelling]) =>
    [...text.matchAll(new RegExp(spelling, 'gi'))].map(({ index }) => ({ prayer, index })),
  )
    .sort((a, b) => a.index - b.index)
    .map(({ prayer, index }, at, all) => {
      const words = text.slice(index, all[at + 1]?.index)
      return { prayer, words, isAside: BEHIND.test(text.slice(0, index)) || STAYS.test(words) }
    })
}

/** The first prayer that a text names. */
export const prayerIn = (text: string): PrayerName | 'jumuah' | undefined =>
  prayersIn(text)[0]?.prayer

const CLOCK = /\b(\d{1,2})(?:[:.h](\d{2}))?\s*([ap])\.?\s?m\b\.?|\b(\d{1,2})[:.](\d{2})\b/gi
/** What stands before the time that counts, of several: 'from 7:30 to 7:45', 'athan 7:15, iqama 7:45'. */
const COUNTS = /(?:\bto|\bnow(?: it['’]?s| is)?(?: at)?|\biqama+h?|\bjama+['’]?a?t|→)[\s:]*$/i
/** What stands before the time of an athan, or of before. */
const CALLS = /\b(?:athan|adhan|azan|begins?|starts?|was|not|instead of)(?:\s+(?:is|at))*[\s:]*$/i
/** Prayers whose clock without am or pm is of the morning. */
const BEFORE_NOON: readonly string[] = ['fajr', 'eid']

/**
 * The first time of day in a text, or a prayer's new one, '19:45'; without am or pm it is that of the
 * prayer, or of the afternoon.
 */
export function toldClock(text: string, prayer?: string): string | undefined {
  const matches = [...text.matchAll(CLOCK)].filter(
    ({ index }) => !(prayer && CALLS.test(text.slice(0, index))),
  )
  const isNew = ({ index }: RegExpExecArray, at: number) => {
    const before = matches[at - 1]
    return before && REPLACES.test(text.slice(before.index + before[0].length, index))
  }
  const counts =
    matches.find((match, at) => prayer && isNew(match, at)) ??
    matches.find(({ index }) => prayer && COUNTS.test(text.slice(0, index)))
  const match = counts ?? matches[0]
  return match && clockIn(match, prayer)
}

function clockIn(match: RegExpExecArray, prayer?: string): string | undefined {
  const [, hour12, minutes12 = '00', half, hour, minutes] = match
  const [hours, rest] = [Number(hour12 ?? hour), Number(minutes ?? minutes12)]
  if (hours > 23 || rest > 59) return undefined
  const isMorning = half ? /a/i.test(half) : BEFORE_NOON.includes(prayer ?? '') || hours === 11
  const isGiven24 = !half && (hours > 12 || hour?.startsWith('0'))
  const inDay = isGiven24 ? hours : (hours % 12) + (isMorning ? 0 : 12)
  return clockOf(inDay * 60 + rest)
}

/** A Jumu'ah as a message gives it: the time of its prayer, of its khutbah, or both. */
export interface ToldSlot {
  khutbah?: string
  time?: string
  /** Which one it is, 0 for the first, where a message says it of a single one. */
  nth?: number
}

/** What stands before the time of something else, or of before. */
const OTHER =
  /\b(?:athan|adhan|azan|takb[ei]+r\w*|opens?|was|not|instead of|from)(?:\s+at)?[\s:]*$/i
const REPLACES = /^\s*(?:to|now|→)[\s:]*$/i
/** What stands before one more time of Jumu'ah: a mark or 'and', or its name or number. */
const ALSO =
  /^(?:[\s,;&/+|]|\band\b)+$|(?<!\bafter\s(?:the\s)?)\b(?:jum[\w'’`ʿ]*|khutbah?|prayer|sala\w*|namaz|iqama+h?|1st|2nd|3rd|first|second|third)\s*(?:jama\S*\s*)?[1-5]?[\s:@–-]*(?:(?:is|at|will be)\s+)?$/i
const PART = /\bkhutba|\bprayer|\bsala|\bnamaz|\biqama/gi
const PART_BEHIND = /^\s*\(?(?:khutbah?|prayer|sala\w*|namaz|iqama+h?)\b\)?(?!\s*(?:@|:|at\b|\d))/i

/** The Jumu'ahs, or prayers of Eid, whose times stand in a text, in its order. */
export function slotsIn(text: string, prayer: 'jumuah' | 'eid' = 'jumuah'): ToldSlot[] {
  const slots: ToldSlot[] = []
  let end = 0
  let part: 'khutbah' | 'time' = 'time'
  for (const match of text.matchAll(CLOCK)) {
    const before = text.slice(end, match.index)
    end = match.index + match[0].length
    const time = clockIn(match, prayer)
    if (!time || OTHER.test(before)) continue
    if (REPLACES.test(before)) slots.pop()
    else if (slots.length > 0 && !ALSO.test(before)) continue
    const behind = PART_BEHIND.exec(text.slice(end))?.[0] ?? ''
    const named = before.match(PART)?.at(-1) ?? behind
    if (named) part = /khutba/i.test(named) ? 'khutbah' : 'time'
    if (named === behind) end += behind.length
    const begun = slots.find(slot =>
      part === 'time' ? slot.khutbah && !slot.time : slot.time && !slot.khutbah && time < slot.time,
    )
    if (begun) begun[part] = time
    else slots.push({ [part]: time })
  }
  return slots
}

/** 'First Jumu'ah', '2nd khutbah', 'Jumu'ah 2 is'. */
const NTH = ['first|1st', 'second|2nd', 'third|3rd'].map(
  (name, index) =>
    new RegExp(
      `\\b(?:${name})\\s+(?:jum|khutb|prayer|sala|jama|shift)|\\b(?:jum\\S*|khutbah?)\\s+#?${index + 1}\\s+(?:is|now|at|moved|will)\\b`,
      'i',
    ),
)

/** Those of a message; a single one is the first or second, where the message says so. */
export function slotsOf(message: string, words: string): ToldSlot[] {
  const slots = slotsIn(words)
  const nth = NTH.findIndex(named => named.test(message))
  return slots.length === 1 && nth >= 0 ? [{ ...slots[0], nth }] : slots
}

const WEEKDAY =
  /\b(next\s+)?(sun|mon|tue|wed|thu|fri|sat)(?:day|s|sday|nesday|rs|rsday|urday|r|)\b/i
const WEEKDAYS: readonly string[] = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']
/** Within so many days is what people announce. */
const SOON = 120
/** A date without a year that is farther ahead is one that is over. */
const AHEAD = 300
/** The day of the week that stands before a date. */
const WEEKDAY_BESIDE = /\b(sun|mon|tue|wed|thu|fri|sat)[a-z]*,?\s+(?:the\s+)?$/i
export const MONTH = `(${MONTHS.join('|')})${MONTH_END}`
const DAY_OF_MONTH = '(\\d{1,2})(?:st|nd|rd|th)?'
const YEAR = '(?:,?\\s*(20\\d{2})\\b)?'
/** 'Friday the 4th', 'from the 4th'. */
const DAY_ALONE =
  /\b(?:(?:sun|mon|tue|wed|thu|fri|sat)[a-z]*,?|on|from|starting|until|till?|through)\s+(?:the\s+)?(\d{1,2})(?:st|nd|rd|th)\b/i
/** A day of a week that is not this one. */
const OF_A_WEEK = /\b(?:sun|mon|tue|wed|thu|fri|sat)[a-z]*\s+(?:next\s+)?week\b/i
const UNREAD_DAY =
  /\b(?:first|1st|second|2nd|third|3rd|fourth|4th|last) (?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\b|\bweekends?\b|\bnext (?:week|month)\b|\b(?:week|month) of\b|\b(?:1st|first|last) week\b|\bfortnight\b|\bafter next\b|\b(?:on|from|until|till?|the|starting|beginning|of) (?:the )?(?:twenty[\s-]\w+|thirt(?:ieth|y[\s-]\w+)|twentieth|\w+teenth|(?:fif|six|seven|eigh|nin|ten|eleven|twelf)th)\b(?! (?:jum|grade|year|street|st|ave))|(?:\d(?:st|nd|rd|th)?|\b(?:from|of|until|till?|before|after)) (?:of )?(?:muharram|safar|rabi\S*|jumad\S*|rajab|sha['’`ʿ]?ba+n|ramad[ah]+n|shaww?a+l|dhul?[ -])|\b(?:twenty|thirty)[\s-](?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth)\b/i
const HOLIDAY =
  /\b(?:thanksgiving|christmas|xmas|boxing day|new year|easter|labou?r day|memorial day|holidays?|e+id|ramad[ah]+n)\b|\b(?:jan(?:uary)?|feb(?:ruary)?|apr(?:il)?|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\b|\b(?:from|on|until|till?)\s+\d{1,2}\.\d{1,2}\b(?!\s*(?:[ap]\.?m\b|to\b|until\b|till?\b|[-–→]))|\d\/\d{1,2}\/\d/i

/** A date that there is not, or that is over. */
const OTHER_DATE = new RegExp(`\\d(?:st|nd|rd|th)?(?:\\s+of)?\\s+${MONTH}|\\b${MONTH}\\s+\\d`, 'i')
/** 'Tomorrow', days of the week and months in languages that no rule reads. */
const OTHER_NAMES = new RegExp(
  `(?<!\\p{L})(?:${['ar', 'bn', 'bs', 'de', 'es', 'id', 'tr', 'ur']
    .flatMap(language => [
      new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(1, 'day'),
      ...Array.from({ length: 12 }, (_, at) => [
        new Date(2026, 0, at + 1).toLocaleDateString(language, { weekday: 'long' }),
        new Date(2026, at).toLocaleDateString(language, { month: 'long' }),
      ]).flat(),
    ])
    .join('|')})(?!\\p{L})`,
  'iu',
)

/** Whether a text may name a day that is not read; `day` is what is read. */
export const namesUnreadDay = (text: string, day: string | undefined): boolean =>
  UNREAD_DAY.test(text) ||
  OF_A_WEEK.test(text) ||
  (!day && [HOLIDAY, DAY_ALONE, OTHER_DATE, OTHER_NAMES].some(named => named.test(text)))

/** Where the last day begins of 'from Friday until Sunday', 'until 15 December'. */
export const LAST_DAY = new RegExp(
  `(?:\\b(?:until|till?|through|thru|to)\\s+(?:the\\s+)?|(?<=${MONTH}\\s+\\d{1,2}(?:st|nd|rd|th)?)\\s?[-–]\\s?)(?=(?:sun|mon|tue|wed|thu|fri|sat)|${MONTH}|tomorrow|\\d{1,2}(?:st|nd|rd|th|/\\d|\\s+${MONTH}))`.replaceAll(
    MONTH,
    `(?:${MONTHS.join('|')})${MONTH_END}`,
  ),
  'i',
)

/** The first day that a text names, from `today` on; a weekday of today is in a week once today's is over. */
export function dayIn(
  text: string,
  { today, tomorrow, isOver }: { today: string; tomorrow: string; isOver: boolean },
): string | undefined {
  const dated = dateIn(text, today)
  if (dated !== undefined) return dated || undefined
  if (/\btomorrow\b/i.test(text))
    return /\bafter tomorrow\b/i.test(text) ? addDays(tomorrow, 1) : tomorrow
  if (/\b(?:today|tonight|this (?:morning|afternoon|evening))\b/i.test(text)) return today
  const alone = Number(DAY_ALONE.exec(text)?.[1])
  const named = WEEKDAY.exec(text)
  if (alone) {
    const days = Array.from({ length: 31 }, (_, at) => addDays(today, at))
    const found = days.find(date => Number(date.slice(8)) === alone)
    const wanted = named && WEEKDAYS.indexOf(named[2]?.toLowerCase() ?? '')
    return found && (wanted ?? weekday(found)) === weekday(found) ? found : undefined
  }
  if (!named || OF_A_WEEK.test(text)) return undefined
  const wanted = WEEKDAYS.indexOf(named[2]?.toLowerCase() ?? '')
  const ahead = (wanted - weekday(today) + 7) % 7
  return addDays(today, ahead === 0 && (named[1] || isOver) ? 7 : ahead)
}

/**
 * A date with its month: 'December 5th', '5 Dec', '12/5'; without a year the next one. Figures are
 * read as the place writes them, unless there is no such day, it is not on the weekday that is named,
 * or the other reading alone is soon. '' for one that is not on the weekday before it.
 */
function dateIn(text: string, today: string): string | undefined {
  const first = new RegExp(
    `\\b${MONTH}\\s+${DAY_OF_MONTH}\\b(?![:.]\\d|\\s*[ap]\\.?m\\b)${YEAR}`,
    'i',
  ).exec(text)
  const second = new RegExp(
    `(?<!\\d[:.])\\b${DAY_OF_MONTH}(?:\\s+of)?\\s+${MONTH}${YEAR}`,
    'i',
  ).exec(text)
  const figures = /\b(\d{1,2})\/(\d{1,2})(?:\/(\d{2,4}))?\b/.exec(text)
  const monthOf = (name = '') => MONTHS.indexOf(name.toLowerCase()) + 1
  const pad = (part: number) => String(part).padStart(2, '0')
  const next = (month: number, day: number, year?: string) => {
    const inYear = (year: number) => `${year}-${pad(month)}-${pad(day)}`
    const date = inYear(year ? 2000 + (Number(year) % 100) : Number(today.slice(0, 4)))
    if (!isCivilDate(date) || (year && date < today)) return []
    const later = inYear(Number(today.slice(0, 4)) + 1)
    return date >= today ? date : later < addDays(today, AHEAD) ? later : []
  }
  const found = first ?? second ?? figures
  if (!found) return undefined
  const beside = WEEKDAY_BESIDE.exec(text.slice(0, found.index))?.[1]
  const named = WEEKDAYS.indexOf((beside ?? WEEKDAY.exec(text)?.[2] ?? '').toLowerCase())
  const [one, other] = [Number(found[1]), Number(found[2])]
  const both = first
    ? [next(monthOf(found[1]), other, found[3])].flat()
    : second
      ? [next(monthOf(found[2]), one, found[3])].flat()
      : [next(one, other, found[3]), next(other, one, found[3])].flat()
  if (!(first || second) && locale().habits.dates === 'dmy') both.reverse()
  if (beside && both.length > 0 && !both.some(date => weekday(date) === named)) return ''
  const isSoon = (date: string) => date < addDays(today, SOON)
  return both.find(date => weekday(date) === named) ?? both.find(isSoon) ?? both[0]
}
