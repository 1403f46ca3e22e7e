import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import { EditorContent, Node, useEditor } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { useId, useRef } from 'react'
import { isSafeHref } from '#domain/content/addresses.ts'
import { type as typeText } from '../../editing.ts'
import { CAPTION, htmlOf, pastedHtml, type RichNode, toEditor } from '../../rules/richText.ts'
import type { EditorProps } from '../editor.ts'
import { faultsInWords } from '../faults.ts'
import { Count } from '../TextEditor.tsx'
import { FormatToolbar } from './FormatToolbar.tsx'
import './richText.css'

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
const extensions = [
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

/** The editor of a section with formatted text. */
export const RichText = ({ editing, label, problems }: EditorProps) => (
  <RichField
    label={label}
    text={editing.values}
    error={faultsInWords(problems) ?? editing.errors.content}
    onChange={typeText}
  />
)

interface Props {
  label: string
  text: string
  error?: string | undefined
  /** Of the text, where it is not the panel's. */
  lang?: string
  dir?: 'ltr' | 'rtl'
  onChange: (text: string) => void
}

/** Edits formatted text as it will look. Text that is opened and not edited is not changed. */
export function RichField({ label, text, error, lang, dir, onChange }: Props) {
  const id = useId()
  const frame = useRef<HTMLDivElement>(null)
  const opened = useRef({ text, html: '' })
  // The editor keeps the handlers that it was made with.
  const change = useRef(onChange)
  change.current = onChange
  const editor = useEditor({
    extensions,
    content: toEditor(text),
    // Its own styles would be an inline <style>, which the site's policy forbids.
    injectCSS: false,
    editorProps: {
      transformPastedHTML: pastedHtml,
      handleKeyDown: (_, event) => {
        if (!(event.altKey && event.key === 'F10')) return false
        frame.current?.querySelector<HTMLElement>('.toolbar [tabindex="0"]')?.focus()
        return true
      },
      attributes: {
        class: 'rich-area prose',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': `${id}-label`,
        'aria-describedby': `${id}-note`,
        ...(lang && { lang }),
        ...(dir && { dir }),
      },
    },
    onCreate: ({ editor }) => {
      opened.current.html = htmlOf(editor.getJSON() as RichNode)
    },
    onUpdate: ({ editor }) => {
      const html = htmlOf(editor.getJSON() as RichNode)
      change.current(html === opened.current.html ? opened.current.text : html)
    },
  })
  return (
    <div className="field">
      <span className="visually-hidden" id={`${id}-label`}>
        {label}
      </span>
      <div ref={frame} className="rich" data-invalid={error ? true : undefined}>
        <FormatToolbar editor={editor} />
        <EditorContent editor={editor} />
      </div>
      <p className={error ? 'field-error' : 'field-hint'} id={`${id}-note`}>
        {error ?? 'Press Alt+F10 to reach the buttons, and Escape to return to the text.'}
      </p>
      <Count text={text} />
    </div>
  )
}
