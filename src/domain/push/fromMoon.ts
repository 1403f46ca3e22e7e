import { moonDecision } from '#domain/prayer/moonDecision.ts'
import type { PrayerTimesResponse } from '#domain/prayer/response.ts'
import { prayerState } from '#domain/prayer/schedule.ts'
import { addDays, instantOf } from '#domain/time/civil.ts'
import { pushNewsTexts as texts } from '#texts/pushNews.ts'
import type { News } from './outbox.ts'

/** The evening on which the mosque waits for the moon at a moment, 'YYYY-MM-DD'; undefined: it does not. */
export function moonEvening(response: PrayerTimesResponse, now: Date): string | undefined {
  const state = prayerState(response, now)
  return state.status === 'ready' && state.moon?.isEvening ? state.today.iso : undefined
}

/**
 * What the moon's followers hear: that the mosque waits for it, from Maghrib on and once an evening
 * (`told` is the last one), what a save of the settings decided, and that a decision was taken back.
 * `before` are the times under the settings of the last comparison, where they have changed since.
 */
export function moonNews(
  { before, after }: { before?: PrayerTimesResponse | undefined; after: PrayerTimesResponse },
  told: string,
  now: Date,
): News | undefined {
  const state = prayerState(after, now)
  if (state.status !== 'ready') return undefined
  const { moon, today } = state
  const news = (title: string, body: string): News => ({
    ...{ topic: 'moon', tag: 'moon', title, body, url: '/prayer-times' },
    until: instantOf(addDays(today.iso, 1), '13:00', after.zone).toISOString(),
  })
  const decision = before && moonDecision(before, after, now)
  if (decision) return news(texts.confirmed(decision.text), texts.confirmedText)
  const isTakenBack = before && moonDecision(after, before, now)
  const isNew = moon?.isEvening && told !== today.iso
  if (!moon || !(isTakenBack || isNew)) return undefined
  return news(texts.waiting(moon.month), moon.words.join('\n'))
}
