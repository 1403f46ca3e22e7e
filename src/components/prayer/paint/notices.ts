import { civilDateIn } from '#domain/time/civil.ts'
import { stripTexts } from '#texts/notices.ts'
import { putText } from './places.ts'

/**
 * Shows the notices in force and hides the others, by the times that their elements carry: instants
 * in the form of toISOString, which sort as texts. The root has the kind of the most pressing one, and
 * in `data-janazah` the prayer of the day that a janazah follows.
 */
export function paintNotices(moment: Date, zone: string): void {
  const at = moment.toISOString()
  let kind = ''
  let janazah = ''
  let lines = 0
  for (const place of document.querySelectorAll<HTMLElement>('[data-shown-until]')) {
    const { shownFrom = '', shownUntil = '', kind: own = '', after } = place.dataset
    place.hidden = at < shownFrom || at >= shownUntil
    if (place.hidden) continue
    kind ||= own
    if (place.tagName === 'STRONG') lines++
    const [day, prayer = ''] = after?.split(' ') ?? []
    if (day === civilDateIn(zone, moment)) janazah ||= prayer === 'jumuah' ? 'dhuhr' : prayer
  }
  const { dataset } = document.documentElement
  set(dataset, 'notice', kind)
  set(dataset, 'janazah', janazah)
  const more = document.querySelector<HTMLElement>('[data-notice-more]')
  if (!more) return
  set(more.dataset, 'extra', lines > 1 ? `+${lines - 1}` : '')
  putText(more.firstElementChild, lines > 1 ? stripTexts.more(lines - 1) : stripTexts.open)
}

function set(dataset: DOMStringMap, name: string, value: string): void {
  if (value) dataset[name] = value
  else delete dataset[name]
}
