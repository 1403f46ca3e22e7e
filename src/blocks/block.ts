import type { createElement, ReactNode } from 'react'

/** A text of a block: the kind of its section, and its label in the panel. */
export type BlockField = readonly [kind: string, label: string, hint?: string]

/** What the site has at this moment, for blocks that show more than their texts. */
export interface BlockSite {
  /** Where a page is; undefined where visitors cannot open it. */
  readonly pageAddress: (id: string) => string | undefined
  /** The address in a section of the whole site: 'contact/map-address'. */
  readonly hrefAt: (path: string) => string | undefined
  /** What the arch says, by the names of its places; the painter in the head fills them with newer texts. */
  readonly times: Readonly<Record<string, string>>
  /** The notices as cards, of which the painter shows those in force. */
  readonly notices: string
  /** The coming events of a category, '' for all, as items of a list. */
  readonly events: (category: string) => string
}

/** What a block is drawn with. */
export interface BlockProps {
  /** React's, handed in: the server reads what blocks there are without loading it. */
  readonly h: typeof createElement
  /** The path of a field's section. */
  readonly path: (field: string) => string
  /** A field as it was written. */
  readonly text: (field: string) => string
  /** A field as safe HTML; '' while nothing is written. */
  readonly html: (field: string) => string
  /** The element of a field, which newer content fills. */
  readonly part: (as: string, field: string, className?: string) => ReactNode
  readonly site: BlockSite
  /** The five prayers, in their order. */
  readonly prayers: readonly string[]
  /** How long the fields of a message may be. */
  readonly limits: Readonly<Record<'name' | 'email', number>>
  /** Around a block: not there while its main text is empty; null: it always has something to show. */
  readonly section: (main: string | null, ...children: ReactNode[]) => ReactNode
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
  /** Whose `Script.astro` its pages load. */
  readonly script?: string
  /** A React component without state. Without JSX, so that Node runs it as it is. */
  readonly Component: (props: BlockProps) => ReactNode
}
