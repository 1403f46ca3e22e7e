import { dayInWords, rangeInWords } from '#domain/prayer/inWords/days.ts'
import { clock12, formatDay } from '#domain/time/format.ts'
import { formatList } from '#domain/time/intl.ts'
import type { Told } from '#domain/told/told.ts'
import { spell } from '#locale/spell.ts'
import { newNotice } from '#panel/notices/usual.ts'
import { shortcutTo } from '#panel/prayer/shortcutTo.ts'
import { prayerNames } from '#texts/prayerNames.ts'

/** What a message was understood as, and where it is confirmed; no address for what is done on the spot. */
export function toldInWords(told: Told, today: string): { words: string; href?: string } {
  const on = (date: string) => (date === today ? 'today' : `on ${formatDay(date)}`)
  switch (told.what) {
    case 'janazah': {
      const { name, follows, time, date } = told
      const when = follows ? ` after ${prayerNames[follows]}` : time ? ` at ${clock12(time)}` : ''
      const words = `Janazah${name && ` for ${name}`}${when} ${on(date)}`
      return { words, href: newNotice('janazah') }
    }
    case 'closed': {
      const { reason, from, until, hours } = told
      if (hours) {
        const day = until !== (from ?? today) && formatDay(until)
        const end = [day, hours.until && clock12(hours.until)].filter(Boolean).join(', ')
        const start = hours.from ? ` from ${clock12(hours.from)}` : ''
        const words = `It is closed${reason && ` for ${reason}`} ${on(from ?? today)}${start}${end && ` until ${end}`}`
        return { words, href: newNotice('closed') }
      }
      const start = from ? `, from ${formatDay(from)}` : ''
      const words =
        from === until
          ? `Closed${reason && ` for ${reason}`}, all of ${formatDay(until)}`
          : until
            ? `Closed${reason && ` for ${reason}`}${start}, until the end of ${until === today ? 'today' : formatDay(until)}`
            : `Closed${reason && ` for ${reason}`}${start}. It does not say until when: choose it on the next page`
      return { words, href: newNotice('closed') }
    }
    case 'times': {
      const words = told.times.flatMap(one => {
        const from = dayInWords(one.from, today)
        const when = one.until === one.from ? `${from} only` : rangeInWords(one, today)
        if (one.prayer !== 'jumuah')
          return spell(`${prayerNames[one.prayer]} iqama at ${clock12(one.time)} ${when}`)
        if (one.slots.length === 0) return spell(`No Jumu'ah ${on(one.from)}`)
        return one.slots.flatMap(({ khutbah, time }) => [
          ...(khutbah ? [spell(`Jumu'ah khutbah at ${clock12(khutbah)} ${when}`)] : []),
          ...(time ? [spell(`Jumu'ah prayer at ${clock12(time)} ${when}`)] : []),
        ])
      })
      const last = told.times.at(-1)
      for (const prayer of told.unread ?? [])
        words.push(`${prayerNames[prayer]} was not understood`)
      return { words: words.join('; '), ...(last && { href: shortcutTo(last.prayer) }) }
    }
    case 'khateeb':
      return {
        words: `${told.name} gives the khutbah ${on(told.date)}`,
        href: shortcutTo('khateeb'),
      }
    case 'eid': {
      const prayers = `Eid prayer at ${formatList(told.times.map(clock12))}`
      return {
        words: [prayers, told.place].filter(Boolean).join(', '),
        href: shortcutTo('eid'),
      }
    }
    case 'moon':
      return { words: 'The moon: when the month begins', href: '/admin/prayer-times#hijri' }
    case 'off': {
      const words = told.date
        ? `Something is off or moved ${on(told.date)}`
        : told.to
          ? `Something is moved to ${formatDay(told.to)}: choose which, and from which day`
          : 'Something is off or moved: choose which, and its days'
      return {
        words: told.prayers
          ? `${words}. The prayers are not among these: where they are off, choose ‘Closed’ above`
          : words,
      }
    }
    case 'other': {
      if (told.elsewhere) {
        return {
          words: `A notice with this text: “${told.elsewhere}” is not the name of this mosque. If yours is closed, choose ‘Closed’ above`,
          href: newNotice('other'),
        }
      }
      return /^\P{L}*urgent\b/iu.test(told.text)
        ? { words: 'An urgent notice with this text', href: newNotice('urgent') }
        : { words: 'A notice with this text', href: newNotice('other') }
    }
  }
}
