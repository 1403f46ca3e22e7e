import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import { Node } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { isSafeHref } from '#domain/content/addresses.ts'
import { CAPTION } from '../../rules/richText.ts'

const Caption = Node.create({
  name: CAPTION,
  group: 'block',
  content: 'inline*',
  // Lower than the paragraph's, so that a new block is a paragraph.
  priority: 50,
  parseHTML: () => [{ tag: 'p[data-caption]', priority: 60 }],
  renderHTML: () => ['p', { 'data-caption': '' }, 0],
})

/** Plain tables: the library's own view writes widths into style attributes. */
const PlainTable = Table.extend({
  renderHTML: () => ['table', ['tbody', 0]],
  addNodeView: () => null,
})

/** Headings of rows and columns, as they were marked. */
const Heading = TableHeader.extend({
  addAttributes() {
    return { ...this.parent?.(), scope: { default: null } }
  },
})

/** What a section's HTML may have, and nothing else. */
export const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    code: false,
    codeBlock: false,
    strike: false,
    underline: false,
    link: {
      openOnClick: false,
      autolink: false,
      HTMLAttributes: { target: null, rel: null },
      isAllowedUri: isSafeHref,
    },
  }),
  PlainTable,
  TableRow,
  Heading,
  TableCell,
  Caption,
]
