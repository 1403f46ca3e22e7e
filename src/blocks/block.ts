/** A text of a block: the kind of its section, and its label in the panel. */
type BlockField = readonly [kind: string, label: string, hint?: string]

/**
 * A part that people add to pages. Its folder has its sheet and its drawing, if it has any, and its
 * component, which only what draws blocks loads (`components.ts`).
 */
export interface Block {
  readonly name: string
  /** One line about it, for the chooser. */
  readonly about: string
  /** The texts by their names: small letters alone, as they are a part of a section's id. */
  readonly fields: Readonly<Record<string, BlockField>>
  /** Whose sheet it wears, if not its own. */
  readonly sheet?: string
  /** Whose `Script.astro` its pages load. */
  readonly script?: string
  /** The element of the one field below its heading, and its class, where that is the whole block. */
  readonly under?: readonly [as: string, field: string, className: string]
}
