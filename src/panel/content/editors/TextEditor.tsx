import { useRef } from 'react'
import { jsonFault } from '#domain/content/jsonPlace.ts'
import { isListKind } from '#domain/content/kinds.ts'
import { MOST_BYTES } from '#domain/content/validate.ts'
import { formatNumber } from '#domain/time/intl.ts'
import { Button } from '#islands/ui/Button.tsx'
import { Field } from '#islands/ui/Field.tsx'
import { bytesInWords } from '#islands/ui/image/measures.ts'
import type { EditorProps } from './editor.ts'
import { faultsInWords } from './faults.ts'

/** From this share of the limit on, the counter shows bytes instead of characters. */
const NEAR = 0.9

interface Props extends EditorProps {
  onChange: (text: string) => void
}

/**
 * The section's content as it is stored, in a plain textarea of 8 rows (docs/product.md, section
 * 10).
 */
export function TextEditor({ editing, label, problems, onChange }: Props) {
  const { kind, values: text, errors } = editing
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
            dir="auto"
            spellCheck={!isListKind(kind)}
            value={text}
            onChange={event => onChange(event.target.value)}
          />
          <Count text={text} />
          {fault && (
            <Button kind="link" className="to-fault" onClick={goToFault}>
              Show the error
            </Button>
          )}
        </>
      )}
    </Field>
  )
}

/** How long the text is; in bytes, as the limit is, once that is near. */
export function Count({ text }: { text: string }) {
  const bytes = new TextEncoder().encode(text).length
  const isNear = bytes > MOST_BYTES * NEAR
  const length = [...text].length
  return (
    <p className="field-count" data-near-limit={isNear || undefined}>
      {isNear
        ? `${bytesInWords(bytes)} of ${bytesInWords(MOST_BYTES)}`
        : `${formatNumber(length)} character${length === 1 ? '' : 's'}`}
    </p>
  )
}
