import { EditorContent, useEditor } from '@tiptap/react'
import { useId, useRef } from 'react'
import { type as typeText } from '../../editing.ts'
import { htmlOf, pastedHtml, type RichNode, toEditor } from '../../rules/richText.ts'
import type { EditorProps } from '../editor.ts'
import { faultsInWords } from '../faults.ts'
import { Count } from '../TextEditor.tsx'
import { extensions } from './extensions.ts'
import './richText.css'
import { FormatToolbar } from './FormatToolbar.tsx'

/** Edits formatted text as it will look. Text that is opened and not edited is not changed. */
export function RichText({ editing, label, problems }: EditorProps) {
  const { values: text, errors } = editing
  const id = useId()
  const frame = useRef<HTMLDivElement>(null)
  const opened = useRef({ text, html: '' })
  const error = faultsInWords(problems) ?? errors.content
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
      },
    },
    onCreate: ({ editor }) => {
      opened.current.html = htmlOf(editor.getJSON() as RichNode)
    },
    onUpdate: ({ editor }) => {
      const html = htmlOf(editor.getJSON() as RichNode)
      typeText(html === opened.current.html ? opened.current.text : html)
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
