import { nextSchoolDay } from '#domain/school/nextSchoolDay.ts'
import { schoolEvents } from '#domain/school/schoolEvents.ts'
import { civilDateIn } from '#domain/time/civil.ts'
import { $now, mosqueZone } from '#stores/clock.ts'
import { $newerContent } from '#stores/content.ts'
import { nextDayWords } from './nextDayWords.ts'

const place = document.querySelector<HTMLElement>('[data-next-day]')
const built = JSON.parse(place?.dataset.nextDay || '[]')

function show(): void {
  const newer = $newerContent.get()['schoolCalendar/schoolEvents']
  const events = newer ? schoolEvents(newer.content) : built
  const words = nextDayWords(nextSchoolDay(events, civilDateIn(mosqueZone(), $now.get())))
  put('[data-day]', words.day)
  put('[data-note]', words.note)
}

function put(selector: string, text: string): void {
  const element = place?.querySelector(selector)
  if (element && element.textContent !== text) element.textContent = text
}

if (place) {
  $now.subscribe(show)
  $newerContent.listen(show)
}
