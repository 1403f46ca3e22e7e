import { atom } from 'nanostores'

/** What is asked before something closes that holds what is not saved. */
export interface Leaving {
  /** 'Leave without saving?' by default. */
  title?: string
  /** What is not saved yet, in a sentence. */
  lead: string
  stayLabel?: string
  discardLabel?: string
  /** Closes it without what was typed. */
  discard: () => void
  /** Closes it with what was typed kept in another way. */
  keep?: { label: string; run: () => void } | undefined
}

/** The question that is open. */
export const $leaving = atom<Leaving | null>(null)

export const askToLeave = (question: Leaving): void => $leaving.set(question)

/** Stays where the unsaved changes are. */
export const stay = (): void => $leaving.set(null)
