/** Why something cannot be undone, in a sentence; undefined: it is undone; null: and a message says so already. */
export type UndoOutcome = string | undefined | null

export const GONE = 'What was there before is not kept any more, so it cannot be undone here.'
export const ALREADY = 'It is undone already.'

export const changedAgain = (by: string | null, what = 'It') =>
  `${what} was changed again since then${by ? ` by ${by}` : ''}. Nothing was undone.`
