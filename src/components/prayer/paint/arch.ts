import { nextJumuah, slotsOn } from '#domain/prayer/jumuah.ts'
import { leadParts, nextInWords } from '#domain/prayer/leadWords.ts'
import { clocksOf } from '#domain/prayer/moments.ts'
import { LABELS, PRAYERS } from '#domain/prayer/names.ts'
import type { PrayerTimesResponse } from '#domain/prayer/response.ts'
import type { ReadyState } from '#domain/prayer/schedule.ts'
import { addDays } from '#domain/time/civil.ts'
import { clock12, clockParts, formatDay, shortClock } from '#domain/time/format.ts'
import { COMMA, DOT } from '#texts/marks.ts'
import { leadTexts } from '#texts/prayerLead.ts'
import { gatheringOf, jumuahInWords, sunriseInWords } from '../arch/day.ts'
import { paintCurve } from './curve.ts'

/** Paints the arch: what leads, the five prayers of the day and the sun's place. Without a day it keeps their room. */
export function paintArch(
  arch: HTMLElement,
  day: ReadyState | null,
  response: PrayerTimesResponse | null,
  now: Date,
): void {
  const put = placeIn(arch)
  arch.dataset.arch = day ? 'ready' : 'loading'
  if (!day || !response) {
    put('rest', '\u00a0')
    return
  }
  const { lead, today, current } = day
  const { head, joints, clock, rest } = leadParts(day)
  const [digits, half] = clockParts(lead.time)
  const { khateeb, place } = lead.slot ?? {}
  put('date', formatDay(today.iso))
  put('hijri', day.hijri)
  put('notices', day.notices.join('\n'))
  put('head', head)
  put('joint', joints[0])
  put('digits', `${half ? digits : clock} `)
  put('half', half)
  put('rest-joint', rest && joints[1])
  put('rest', rest)
  put('who', [khateeb, place].filter(Boolean).join(COMMA))
  put('next', lead.what === 'athan' ? '' : nextInWords(day))
  put('next-clock', lead.what === 'athan' ? '' : DOT + leadTexts.athanAt(clock12(day.next.time)))

  const friday = nextJumuah(response.info, today.iso)
  const slots = friday ? slotsOn(response.jumuah, friday) : []
  const clocks = clocksOf(today)
  const isFriday = friday?.iso === today.iso
  for (const name of PRAYERS) {
    const [gathers, what] = gatheringOf(today, name, isFriday ? slots : [], lead)
    put(`name-${name}`, LABELS[isFriday && name === 'dhuhr' ? 'jumuah' : name])
    put(`athan-${name}`, shortClock(clocks[name]))
    put(`iqama-${name}`, gathers)
    if (name === 'dhuhr') put('gathering', what)
    for (const cell of arch.querySelectorAll<HTMLElement>(`[data-prayer="${name}"]`)) {
      cell.toggleAttribute('data-current', name === current)
    }
  }
  put('sunrise', sunriseInWords(today, response.hidesSunrise))
  const coming = day.isJumuahOver ? nextJumuah(response.info, addDays(today.iso, 1)) : friday
  const comingSlots = coming ? slotsOn(response.jumuah, coming) : []
  const jumuah = jumuahInWords(comingSlots, coming?.iso === today.iso)
  put('jumuah', jumuah.full)
  put('jumuah-short', jumuah.short)
  paintCurve(arch, today, response.zone, now)
}

/** The spec's error with the embedded widget, in place of the arch (docs/product.md, section 4). */
export function paintFailure(arch: HTMLElement): void {
  const template = arch.querySelector<HTMLTemplateElement>('template')
  arch.dataset.arch = 'failed'
  if (!template || arch.querySelector('.prayer-stand-in')) return
  arch.append(template.content.cloneNode(true))
}

/** Changes only what differs: unchanged text is not read out again, and nothing is laid out. */
function placeIn(arch: HTMLElement) {
  return (name: string, text: string) => {
    const place = arch.querySelector(`[data-paint="${name}"]`)
    if (place && place.textContent !== text) place.textContent = text
  }
}
