import type { ReactNode } from 'react'

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
  /** The path of a field's section. */
  readonly path: (field: string) => string
  /** A field as it was written. */
  readonly text: (field: string) => string
  /** A field as safe HTML; '' while nothing is written. */
  readonly html: (field: string) => string
  /** The element of a field, which newer content fills. */
  readonly part: (as: string, field: string, className?: string) => ReactNode
  readonly site: BlockSite
  /** The title of the page that it stands on. */
  readonly pageTitle?: string | undefined
  /** Around a block: not there while its main text is empty; null: it always has something to show. */
  readonly section: (main: string | null, ...children: ReactNode[]) => ReactNode
  /** The field `title` as heading, not there while it is empty. */
  readonly heading: () => ReactNode
}

/** A React component without state. Without JSX, so that Node runs it as it is. */
export type BlockComponent = (props: BlockProps) => ReactNode
