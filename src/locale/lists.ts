/** An entry of a list that the mosque keeps: a category of events, a subject of messages. */
export interface ListEntry {
  /** Stays, whatever it is called. */
  readonly id: string
  /** The mosque's own; absent: that of the fixed texts. */
  readonly name?: string | undefined
  /** It is not offered any more; what has it keeps it. */
  readonly hidden?: boolean | undefined
  /** The id of the entry that it was merged into. */
  readonly into?: string | undefined
  /** Of a category: whose color and shape it has. */
  readonly mark?: string | undefined
  /** Of a subject: the forms that take it. */
  readonly contact?: boolean | undefined
  readonly school?: boolean | undefined
}

export type ListName = 'categories' | 'subjects'

/** The lists of the place; one that is absent is that of the specification. */
export type Lists = { readonly [Name in ListName]?: readonly ListEntry[] | undefined }
