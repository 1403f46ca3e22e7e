const DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']
const DAY = '(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*'
const SETS: Record<string, string> = {
  'every day': 'Mo-Su',
  daily: 'Mo-Su',
  weekdays: 'Mo-Fr',
  weekends: 'Sa-Su',
}
const SET = Object.keys(SETS).join('|')
const TIME = String.raw`\d{1,2}(?::\d\d)? ?(?:am|pm)?`
const NEXT = new RegExp(`;|\\n|,(?= ?(?:${SET}|${DAY}))`)
const PART = new RegExp(`^(${SET}|${DAY}(?: ?- ?${DAY})?)[:,]? ?(${TIME}) ?- ?(${TIME})$`)

/**
 * Opening hours in the form of schema.org ('Mo-Fr 09:00-17:00'), from a line such as 'Mon–Fri
 * 9 AM–5 PM, Sat 10 AM–2 PM'. undefined for words that are not days and times alone: half of what
 * is open would be wrong.
 */
export function openingHours(text: string): string[] | undefined {
  const parts = text
    .toLowerCase()
    .replace(/[–—]|\b(?:to|until|till)\b/g, '-')
    .replace(/([ap])\.m\.?/g, '$1m')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/\.$/, '')
    .split(NEXT)
    .map(part => hoursOf(part.trim()))
  return parts.every(part => part !== undefined) ? parts : undefined
}

function hoursOf(part: string): string | undefined {
  const [, days = '', from = '', until = ''] = PART.exec(part) ?? []
  const opens = clockOf(from)
  const closes = clockOf(until)
  return opens && closes && `${SETS[days] ?? daysOf(days)} ${opens}-${closes}`
}

const daysOf = (words: string) =>
  words
    .split('-')
    .map(word => DAYS.find(day => word.trim().startsWith(day.toLowerCase())))
    .join('-')

/** '9 am' as '09:00'; undefined for a bare '9', which may be either. */
function clockOf(words: string): string | undefined {
  const [, hour = '', minutes, half] = /^(\d+)(?::(\d\d))? ?(am|pm)?$/.exec(words.trim()) ?? []
  if (!hour || (!half && !minutes)) return undefined
  const hours = half ? (Number(hour) % 12) + (half === 'pm' ? 12 : 0) : Number(hour)
  if (hours > 23 || Number(minutes ?? 0) > 59 || (half && Number(hour) > 12)) return undefined
  return `${String(hours).padStart(2, '0')}:${minutes ?? '00'}`
}
