import type { Editor } from '@tiptap/react'
import type { PanelIcon } from '#islands/ui/Icon.tsx'

/** One button of the toolbar. */
interface EditorCommand {
  name: string
  icon: PanelIcon
  run: (editor: Editor) => void
  /** For what is on or off at the cursor. */
  isOn?: (editor: Editor) => boolean
  canRun?: (editor: Editor) => boolean
}

const inPlace = (editor: Editor) => editor.chain().focus()

const cells = (type: 'tableHeader' | 'tableCell') =>
  Array.from({ length: 2 }, () => ({ type, content: [{ type: 'paragraph' }] }))

/** A table of a heading row and two rows, below the block with the cursor: it splits no list and no word. */
function insertTable(editor: Editor): void {
  const { $to } = editor.state.selection
  const below = $to.depth === 0 ? $to.pos : $to.after(1)
  const content = [
    { type: 'tableRow', content: cells('tableHeader') },
    { type: 'tableRow', content: cells('tableCell') },
    { type: 'tableRow', content: cells('tableCell') },
  ]
  inPlace(editor)
    .insertContentAt(below, { type: 'table', content })
    // Into the first cell: of table, row, cell and paragraph.
    .setTextSelection(below + 4)
    .run()
}

/** The buttons in groups, each group held together in the toolbar. */
export const GROUPS: readonly (readonly EditorCommand[])[] = [
  [
    {
      name: 'Heading',
      icon: 'heading2',
      run: editor => inPlace(editor).toggleHeading({ level: 3 }).run(),
      isOn: editor => editor.isActive('heading', { level: 3 }),
    },
    {
      name: 'Small heading',
      icon: 'heading3',
      run: editor => inPlace(editor).toggleHeading({ level: 4 }).run(),
      isOn: editor => editor.isActive('heading', { level: 4 }),
    },
  ],
  [
    {
      name: 'Bold',
      icon: 'bold',
      run: editor => inPlace(editor).toggleBold().run(),
      isOn: editor => editor.isActive('bold'),
    },
    {
      name: 'Italic',
      icon: 'italic',
      run: editor => inPlace(editor).toggleItalic().run(),
      isOn: editor => editor.isActive('italic'),
    },
  ],
  [
    {
      name: 'Bulleted list',
      icon: 'list',
      run: editor => inPlace(editor).toggleBulletList().run(),
      isOn: editor => editor.isActive('bulletList'),
    },
    {
      name: 'Numbered list',
      icon: 'listOrdered',
      run: editor => inPlace(editor).toggleOrderedList().run(),
      isOn: editor => editor.isActive('orderedList'),
    },
    {
      name: 'Quotation',
      icon: 'quote',
      run: editor => inPlace(editor).toggleBlockquote().run(),
      isOn: editor => editor.isActive('blockquote'),
    },
    {
      name: 'Insert table',
      icon: 'table',
      run: insertTable,
      canRun: editor => !editor.isActive('table'),
    },
  ],
  [
    {
      name: 'Undo',
      icon: 'undo2',
      run: editor => inPlace(editor).undo().run(),
      canRun: editor => editor.can().undo(),
    },
    {
      name: 'Redo',
      icon: 'redo2',
      run: editor => inPlace(editor).redo().run(),
      canRun: editor => editor.can().redo(),
    },
  ],
]

/** What can be done to the table in which the cursor is. */
export const TABLE_COMMANDS: readonly { name: string; run: (editor: Editor) => void }[] = [
  { name: 'Add row', run: editor => inPlace(editor).addRowAfter().run() },
  { name: 'Add column', run: editor => inPlace(editor).addColumnAfter().run() },
  { name: 'Delete row', run: editor => inPlace(editor).deleteRow().run() },
  { name: 'Delete column', run: editor => inPlace(editor).deleteColumn().run() },
  { name: 'Heading row', run: editor => inPlace(editor).toggleHeaderRow().run() },
  { name: 'Delete table', run: editor => inPlace(editor).deleteTable().run() },
]
