import { useRef } from 'react'
import { jsonFault } from '#domain/content/jsonPlace.ts'
import { isListKind } from '#domain/content/kinds.ts'
import { findSection } from '#domain/content/registry.ts'
import { MOST_BYTES } from '#domain/content/validate.ts'
import { sizeInWords } from '#domain/documents/document.ts'
import { Button } from '#islands/ui/Button.tsx'
import { Field } from '#islands/ui/Field.tsx'
import { formatNumber } from '#locale/formatNumber.ts'
import { inItsLanguage } from '#locale/script.ts'
import { type } from '../editing.ts'
import type { EditorProps } from './editor.ts'
import { faultsInWords } from './faults.ts'

/** From this share of the limit on, the counter shows bytes instead of characters. */
const NEAR = 0.9

/**
 * The section's content as it is stored, in a plain textarea of 8 rows (docs/product.md, section
 * 10).
 */
export function TextEditor({ editing, label, problems }: EditorProps) {
  const { pageId, stored, kind, values: text, errors } = editing
  const area = useRef<HTMLTextAreaElement>(null)
  const fault = isListKind(kind) && text.trim() !== '' ? jsonFault(text) : null
  const error = faultsInWords(problems) ?? errors.content
  const goToFault = () => {
    if (!fault || !area.current) return
    area.current.focus()
    area.current.setSelectionRange(fault.index, fault.index + 1)
  }
  return (
    <Field label={<span className="visually-hidden">{label}</span>} error={error}>
      {control => (
        <>
          <textarea
            {...control}
            ref={area}
            className={isListKind(kind) || kind === 'html' ? 'input code-area' : 'input'}
            rows={8}
            {...inItsLanguage(text)}
            spellCheck={!isListKind(kind)}
            value={text}
            onChange={event => type(event.target.value)}
          />
          <Count text={text} most={findSection(pageId, stored.id)?.most} />
          {fault && (
            <Button kind="link" className="fitted" onClick={goToFault}>
              Show the error
            </Button>
          )}
        </>
      )}
    </Field>
  )
}

/**
 * How long the text is, and how much of the section's own limit is left; without one, in bytes once
 * the limit of every section is near.
 */
export function Count({ text, most }: { text: string; most?: number | undefined }) {
  const bytes = new TextEncoder().encode(text).length
  const isNear = most ? text.trim().length > most * NEAR : bytes > MOST_BYTES * NEAR
  return (
    <p className="field-count" data-near-limit={isNear || undefined}>
      {most ? roomInWords(most - text.trim().length, most) : lengthInWords(text, bytes, isNear)}
    </p>
  )
}

const characters = (count: number) => `${formatNumber(count)} character${count === 1 ? '' : 's'}`

/** '40 characters left', or '3 characters too many: at most 200 fit'. */
function roomInWords(left: number, most: number): string {
  return left < 0
    ? `${characters(-left)} too many: at most ${formatNumber(most)} fit`
    : `${characters(left)} left`
}

const lengthInWords = (text: string, bytes: number, isNear: boolean) =>
  isNear ? `${sizeInWords(bytes)} of ${sizeInWords(MOST_BYTES)}` : characters([...text].length)
