import type { createElement, ReactNode } from 'react'

/** A text of a block: the kind of its section, and its label in the panel. */
export type BlockField = readonly [kind: string, label: string, hint?: string]

/** What a block is drawn with. */
export interface BlockProps {
  /** React's, handed in: the server reads what blocks there are without loading it. */
  readonly h: typeof createElement
  /** The path of a field's section. */
  readonly path: (field: string) => string
  /** A field as safe HTML; '' while nothing is written. */
  readonly html: (field: string) => string
  /** The element of a field, which newer content fills. */
  readonly part: (as: string, field: string, className?: string) => ReactNode
  /** Around a block: not there while its main text is empty. */
  readonly section: (main: string, ...children: ReactNode[]) => ReactNode
  /** The field `title` as heading, not there while it is empty. */
  readonly heading: () => ReactNode
  /** A list or text below the heading: a whole block. */
  readonly under: (as: string, main: string, className: string) => ReactNode
}

/** A part that people add to pages. Its folder has its sheet and its drawing, if it has any. */
export interface Block {
  readonly name: string
  /** One line about it, for the chooser. */
  readonly about: string
  /** The texts by their names: small letters alone, as they are a part of a section's id. */
  readonly fields: Readonly<Record<string, BlockField>>
  /** Whose sheet it wears, if not its own. */
  readonly sheet?: string
  /** A React component without state. Without JSX, so that Node runs it as it is. */
  readonly Component: (props: BlockProps) => ReactNode
}
