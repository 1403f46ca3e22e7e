import { SECOND } from '#domain/time/civil.ts'

/** How long a screen stays in one of its languages. */
const TURN = 20 * SECOND
/** In the address of a screen that another one shows in its turn. */
export const IN_TURN = 'turn'

const frames = new Map<string, HTMLIFrameElement>()

/**
 * Shows a screen's further languages in turn: each is its page in that language, over this one. All times
 * are at the same places in each, and one that has none yet has no turn, so no time is ever hidden.
 */
export function takeTurns(languages: readonly string[], time: number): void {
  const { lang } = document.documentElement
  const further = languages.filter(
    language => language !== lang && import.meta.env.FURTHER_LANGUAGES.includes(language),
  )
  for (const [language, frame] of frames) {
    if (further.includes(language)) continue
    frame.remove()
    frames.delete(language)
  }
  for (const language of further) if (!frames.has(language)) frames.set(language, frameIn(language))
  const ready = [...frames.values()].filter(hasTimes)
  const turn = ready[Math.floor(time / TURN) % (ready.length + 1)]
  for (const frame of frames.values()) {
    frame.style.visibility = frame === turn ? 'visible' : 'hidden'
  }
}

function frameIn(language: string): HTMLIFrameElement {
  const frame = document.createElement('iframe')
  const search = location.search ? `${location.search}&` : '?'
  frame.src = `/${language}/display${search}${IN_TURN}`
  frame.className = 'turn'
  frame.tabIndex = -1
  frame.setAttribute('aria-hidden', 'true')
  frame.style.visibility = 'hidden'
  document.body.append(frame)
  return frame
}

/** A page that could not be loaded has none. */
const hasTimes = ({ contentDocument }: HTMLIFrameElement): boolean =>
  Boolean(
    contentDocument?.querySelector('[data-put="clock"]')?.textContent &&
      contentDocument.querySelector('[data-part="iqama"]')?.textContent,
  )
