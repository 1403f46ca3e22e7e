import { atom } from 'nanostores'
import { isUnanswered, textOf } from './loaded.ts'

/** A message after an action; `id` distinguishes two equal messages. */
interface Banner {
  kind: 'success' | 'error'
  text: string
  id: number
  /** It closes automatically. */
  passes: boolean
  /** It is shown in the open form, not above the page: a dialog covers the page. */
  inForm: boolean
}

/** More about something that was done, mostly that it can be undone for a while. */
interface UndoOffer {
  /** What was done: '“Friday tea” was deleted.' */
  text: string
  /** Absent: there is nothing to undo. */
  run?: () => void
  /** What the button says, 'Undo' by default. */
  label?: string
  /** How long it is offered, 15 s by default. */
  lasts?: number
  id: number
}

/** Something else that a save makes sensible, with the button that does it; it stays until then. */
interface Suggestion {
  /** 'The map on the contact page still shows the place it showed before.' */
  text: string
  label: string
  run: () => void
}

export const $suggestion = atom<Suggestion | null>(null)
export const suggest = (suggestion: Suggestion): void => $suggestion.set(suggestion)
export const closeSuggestion = (): void => $suggestion.set(null)

export const $banner = atom<Banner | null>(null)
export const $undo = atom<UndoOffer | null>(null)

/** How long a banner stays that closes automatically (docs/product.md, section 10). */
const BANNER_MS = 3_000
/**
 * Long enough to read it, to see the mistake and to get to the button (docs/product.md, section
 * 10).
 */
const UNDO_MS = 15_000
let count = 0

const banner = passing(
  () => closeBanner(),
  () => BANNER_MS,
)
const undo = passing(
  () => closeUndo(),
  () => $undo.get()?.lasts ?? UNDO_MS,
)

export function showSuccess(text: string): void {
  show({ kind: 'success', text, passes: true, inForm: false })
}

/**
 * An error stays until it is closed or replaced; `passes`: it goes like a success, because what
 * failed says so in its own place as well.
 */
export function showError(text: string, { passes = false, inForm = false } = {}): void {
  show({ kind: 'error', text, passes, inForm })
}

/**
 * Does something, and shows why where that fails, and what `reload` loads by then: without a network
 * what is in sight stays. True once it is done; `work` may say that it is not.
 */
export async function orShowError(
  work: () => Promise<unknown>,
  reload?: () => Promise<unknown>,
): Promise<boolean> {
  try {
    return (await work()) !== false
  } catch (error) {
    showError(textOf(error))
    if (!isUnanswered(error)) void reload?.()
    return false
  }
}

export function closeBanner(): void {
  banner.hold()
  $banner.set(null)
}

/** Keeps a banner while someone points at it or has come to it by the keyboard. */
export function holdBanner(): void {
  banner.hold()
}

/** Lets a banner go after its time. */
export function releaseBanner(): void {
  if ($banner.get()?.passes) banner.release()
}

/** Offers to undo the last change; the activity log offers the same later. */
export function offerUndo(
  text: string,
  run: () => void,
  offer: Pick<UndoOffer, 'label' | 'lasts'> = {},
): void {
  stay({ text, run, ...offer })
}

/** Says in a sentence what else happened, for as long as an undo is offered. */
export function showNote(text: string): void {
  stay({ text })
}

function stay(offer: Omit<UndoOffer, 'id'>): void {
  count += 1
  $undo.set({ ...offer, id: count })
  undo.release()
}

export function closeUndo(): void {
  undo.hold()
  $undo.set(null)
}

/** Keeps the offer while someone points at it or has come to it by the keyboard. */
export const holdUndo = undo.hold
/** Lets the offer go after its time. */
export const releaseUndo = undo.release

function show(message: Omit<Banner, 'id'>): void {
  count += 1
  banner.hold()
  $banner.set({ ...message, id: count })
  releaseBanner()
}

/** Something that ends after a while unless it is held. */
function passing(end: () => void, after: () => number) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const hold = () => clearTimeout(timer)
  return {
    hold,
    release() {
      hold()
      timer = setTimeout(end, after())
    },
  }
}
