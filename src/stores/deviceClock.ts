import { askAddress } from '#contract/ask.ts'
import { MINUTE } from '#domain/time/civil.ts'
import { formatMoment } from '#domain/time/format.ts'
import { deviceClockTexts } from '#texts/deviceClock.ts'
import { isTravelling, mosqueZone } from './moment.ts'

/**
 * Says on a public page that the device's clock is wrong, since what leads and how long until then goes by
 * it: at the end of the screen, where it moves nothing, until somebody touches the page. Checked by a
 * response of its own, since another one may have waited while the device slept.
 */
async function checkClock(): Promise<void> {
  const { server } = await askAddress('/build.json', null)
  if (!server || isTravelling || !document.querySelector('[data-offline]')) return
  const [from, until] = server
  const isRight = Date.now() > from - MINUTE && Date.now() < until + MINUTE
  if (isRight) return
  const note = document.createElement('div')
  note.className = 'moment'
  note.setAttribute('role', 'status')
  note.style.cssText = 'position:fixed;inset:auto 0 0;z-index:99;pointer-events:none'
  const text = document.createElement('p')
  text.textContent = deviceClockTexts.isWrong(formatMoment(new Date(until), mosqueZone()))
  note.append(text)
  document.body.append(note)
  addEventListener('pointerdown', () => note.remove(), { once: true })
}
checkClock().catch(() => {})
