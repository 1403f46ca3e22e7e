import { atom } from 'nanostores'
import { isUnanswered, textOf } from './loaded.ts'

/** A message after an action. */
interface Banner {
  kind: 'success' | 'error'
  text: string
  /** It closes automatically. */
  passes: boolean
  /** It is shown in the open dialog, not above the page, which that covers. */
  inDialog: boolean
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

/** How long a banner stays that closes automatically (docs/product.md, section 10). */
const BANNER_MS = 3_000
/**
 * Long enough to read it, to see the mistake and to get to the button (docs/product.md, section
 * 10).
 */
const UNDO_MS = 15_000
let count = 0

/**
 * A place for one message, which goes after its time, if it has one, unless it is held: while someone
 * points at it or has come to it by the keyboard. `id` distinguishes two equal messages.
 */
function place<Message extends object>(timeOf: (message: Message) => number | undefined) {
  const $shown = atom<(Message & { id: number }) | null>(null)
  let timer: ReturnType<typeof setTimeout> | undefined
  const hold = () => clearTimeout(timer)
  const close = (): void => {
    hold()
    $shown.set(null)
  }
  const release = () => {
    hold()
    const shown = $shown.get()
    const time = shown && timeOf(shown)
    if (time) timer = setTimeout(close, time)
  }
  const show = (message: Message) => {
    count += 1
    $shown.set({ ...message, id: count })
    release()
  }
  return { $shown, hold, close, release, show }
}

export const banner = place<Banner>(({ passes }) => (passes ? BANNER_MS : undefined))
export const { $shown: $banner, close: closeBanner } = banner
export const undo = place<UndoOffer>(({ lasts = UNDO_MS }) => lasts)
export const { $shown: $undo, close: closeUndo } = undo

export function showSuccess(text: string): void {
  banner.show({ kind: 'success', text, passes: true, inDialog: false })
}

let dialogs = 0

/** While a dialog that shows errors is open, they are shown in it; they go with it. */
export function showErrorsInDialog(): () => void {
  dialogs += 1
  return () => {
    dialogs -= 1
    if ($banner.get()?.inDialog) closeBanner()
  }
}

/**
 * An error stays until it is closed or replaced; `passes`: it goes like a success, because what
 * failed says so in its own place as well.
 */
export function showError(text: string, { passes = false } = {}): void {
  banner.show({ kind: 'error', text, passes, inDialog: dialogs > 0 })
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

/** Offers to undo the last change; the activity log offers the same later. */
export function offerUndo(
  text: string,
  run: () => void,
  offer: Pick<UndoOffer, 'label' | 'lasts'> = {},
): void {
  undo.show({ text, run, ...offer })
}

/** Says in a sentence what else happened, for as long as an undo is offered. */
export const showNote = (text: string): void => undo.show({ text })
