import { type ReactNode, Suspense, useState } from 'react'
import { findSection } from '#domain/content/registry.ts'
import { validate } from '#domain/content/validate.ts'
import { categories } from '#domain/lists/categories.ts'
import { Select } from '#islands/ui/Select.tsx'
import { Spinner } from '#islands/ui/Spinner.tsx'
import { namesIn } from '#locale/ownList.ts'
import { optionsOf } from '#panel/fields/FilterSelect.tsx'
import { later } from '#panel/shell/later.ts'
import { type SectionEditing, type } from '../editing.ts'
import { isItemKind, readItems } from '../rules/items.ts'
import type { EditorProps } from './editor.ts'
import { ImageEditor } from './ImageEditor.tsx'
import { ItemsEditor } from './ItemsEditor.tsx'
import { LinkEditor } from './LinkEditor.tsx'
import { TableEditor } from './TableEditor.tsx'
import { TextEditor } from './TextEditor.tsx'
import { Views } from './Views.tsx'

const { RichText } = later(() => import('./rich/RichText.tsx'))

/** The editor for the section's kind, with a switch to its plain text. */
export function SectionField({ editing, label }: { editing: SectionEditing; label: string }) {
  const [asText, setAsText] = useState(false)
  const { pageId, stored, kind, values: text } = editing
  const problems = validate(kind, text, findSection(pageId, stored.id))
  const props: EditorProps = { editing, label, problems }
  const own = ownEditor(props)
  if (!own) return <TextEditor {...props} />
  const isReadable = !isItemKind(kind) || readItems(kind, text) !== null
  const isText = asText || !isReadable
  return (
    <>
      <Views
        isText={isText}
        onChange={setAsText}
        isOtherOff={!isReadable}
        why="The editor cannot show this text as a list. Correct the text, or undo your change."
      />
      {isText ? <TextEditor {...props} /> : own}
    </>
  )
}

/** The editor of the kind; null for kinds that are edited as plain text. */
function ownEditor(props: EditorProps): ReactNode {
  const { kind } = props.editing
  if (isItemKind(kind)) return <ItemsEditor {...props} kind={kind} />
  switch (kind) {
    case 'html':
      return (
        <Suspense fallback={<Spinner label="Loading the editor…" />}>
          <RichText {...props} />
        </Suspense>
      )
    case 'category':
      return (
        <Select
          label={props.label}
          value={categories.current(props.editing.values)}
          options={[{ value: '', label: 'All events' }, ...optionsOf(namesIn(categories))]}
          onChange={type}
        />
      )
    case 'table':
      return <TableEditor {...props} />
    case 'image':
      return <ImageEditor {...props} />
    case 'url':
    case 'secure-url':
    case 'phone':
    case 'email':
    case 'address':
      return <LinkEditor {...props} kind={kind} />
    default:
      return null
  }
}
