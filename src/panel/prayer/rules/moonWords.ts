import { type AwaitedMoon, beginsInWords, eveningInWords } from '#domain/prayer/awaitedMoon.ts'
import { AWAITED_MONTHS } from '#domain/prayer/hijri.ts'
import { addDays } from '#domain/time/civil.ts'

/** What is known of the month on a day: 'Ramadan may begin this evening'. */
export function moonHeading(moon: AwaitedMoon, today: string): string {
  const { name, start, askedOn, isConfirmed, isOpen } = moon
  if (isConfirmed) return `${name} ${beginsInWords(start, today)}`
  if (!isOpen) {
    const isTonight = addDays(today, 1) === start
    return `${name} is expected ${isTonight ? 'this evening' : `on ${eveningInWords(start)}`}`
  }
  if (today === askedOn) return `${name} may begin this evening`
  if (today > askedOn) return `${name} is not confirmed yet`
  return `${name} is expected on ${eveningInWords(addDays(askedOn, 1))} or the evening after`
}

/** What visitors read as long as nobody confirms the month. */
export function unconfirmedInWords(
  { name, month, start, askedOn, isCertain }: AwaitedMoon,
  today: string,
): string {
  if (isCertain) {
    return `Nobody confirmed that ${name} began. It follows from 30 days of the month before, and visitors read it as certain. Confirm or correct it:`
  }
  if (!AWAITED_MONTHS.includes(month)) {
    return 'Until you confirm it, visitors read ‘expected’. They see a tap at once.'
  }
  if (today <= askedOn) {
    return 'From Maghrib on visitors read both outcomes, and no time changes, until you confirm one. They see a tap at once.'
  }
  return start > today
    ? 'Visitors read that today is not confirmed by the mosque yet, and times follow the 30th. A tap still turns everything at once; without one the month has 30 days.'
    : 'Visitors read that it is expected, and it is not greeted. They see a tap at once.'
}
