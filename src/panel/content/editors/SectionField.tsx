import { type ReactNode, Suspense, useId, useState } from 'react'
import { isWebAddress } from '#domain/content/addresses.ts'
import type { Kind } from '#domain/content/kinds.ts'
import { findSection } from '#domain/content/registry.ts'
import { validate } from '#domain/content/validate.ts'
import { categories } from '#domain/lists/categories.ts'
import { mailtoLink, mapLink, telephoneLink } from '#domain/visitor/contactLinks.ts'
import { Icon } from '#islands/ui/Icon.tsx'
import { Select } from '#islands/ui/Select.tsx'
import { Spinner } from '#islands/ui/Spinner.tsx'
import { TextField } from '#islands/ui/TextField.tsx'
import { namesIn } from '#locale/ownList.ts'
import { type SectionEditing, type } from '#panel/content/editing.ts'
import { isItemKind, readItems } from '#panel/content/rules/items.ts'
import { parsePicture, writePicture } from '#panel/content/rules/picture.ts'
import { optionsOf } from '#panel/fields/FilterSelect.tsx'
import { FocusPoint } from '#panel/pictures/field/FocusPoint.tsx'
import { PictureField } from '#panel/pictures/field/PictureField.tsx'
import { later } from '#panel/shell/later.ts'
import type { EditorProps } from './editor.ts'
import { faultsInWords } from './faults.ts'
import { ItemsEditor } from './ItemsEditor.tsx'
import { TableEditor } from './TableEditor.tsx'
import { Count, TextEditor } from './TextEditor.tsx'

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

interface Props {
  isText: boolean
  onChange: (isText: boolean) => void
  /** The editor cannot show what the text says. */
  isOtherOff: boolean
  why: string
}

/** The choice between the editor of the section's kind and its plain text. */
function Views({ isText, onChange, isOtherOff, why }: Props) {
  const id = useId()
  return (
    <fieldset className="views line-s" aria-describedby={isOtherOff ? `${id}-why` : undefined}>
      <legend className="visually-hidden">Edit as</legend>
      {[false, true].map(choice => (
        <label key={String(choice)}>
          <input
            type="radio"
            name={id}
            checked={isText === choice}
            disabled={!choice && isOtherOff}
            onChange={() => onChange(choice)}
          />
          <span>{choice ? 'Plain text' : 'Editor'}</span>
        </label>
      ))}
      {isOtherOff && (
        <p className="field-hint" id={`${id}-why`}>
          {why}
        </p>
      )}
    </fieldset>
  )
}

/** A picture with the words for those who cannot see it. */
function ImageEditor({ editing, label, problems }: EditorProps) {
  const picture = parsePicture(editing.values)
  const error = faultsInWords(problems) ?? editing.errors.content
  return (
    <div className="pile-s">
      <PictureField
        label={label}
        isNamed
        value={picture.src}
        none="No picture: the page shows its own drawing."
        error={error}
        onChange={(src, alt = picture.alt) => type(writePicture({ src, alt }))}
      />
      {picture.src !== '' && !error && (
        <FocusPoint
          label="What stays in view"
          picture={picture.src}
          focus={picture.focus ?? null}
          hint="The page crops the picture to its frame. Tap what has to stay in view, or use the sliders."
          clear="Keep its middle in view"
          onChange={focus =>
            type(writePicture({ src: picture.src, alt: picture.alt, ...(focus && { focus }) }))
          }
        />
      )}
      {picture.src !== '' && (
        <TextField
          label="What the picture shows"
          hint="Read out to people who cannot see it, such as “Children in the courtyard at Eid”. Leave it empty only if the picture is decoration."
          value={picture.alt}
          onChange={alt => type(writePicture({ ...picture, alt }))}
        />
      )}
    </div>
  )
}

type LinkKind = Extract<Kind, 'url' | 'secure-url' | 'phone' | 'email' | 'address'>

interface LinkField {
  type: 'url' | 'tel' | 'email' | 'text'
  hint: string
  /** What the link does, on the button that tries it. */
  action: string
  hrefOf: (text: string) => string | null | undefined
}

const web = (text: string) => (isWebAddress(text) ? text : null)

const LINK_FIELDS: Readonly<Record<LinkKind, LinkField>> = {
  url: {
    type: 'url',
    hint: 'Starts with https:// or http://. Leave it empty to show no link.',
    action: 'Open the link',
    hrefOf: web,
  },
  'secure-url': {
    type: 'url',
    hint: 'Starts with https://.',
    action: 'Open the link',
    hrefOf: web,
  },
  phone: {
    type: 'tel',
    hint: 'As people read and dial it.',
    action: 'Call this number',
    hrefOf: telephoneLink,
  },
  email: {
    type: 'email',
    hint: 'Such as info@example.org.',
    action: 'Write to this address',
    hrefOf: mailtoLink,
  },
  address: {
    type: 'text',
    hint: 'Street, town, state and ZIP code in one line.',
    action: 'Look it up on the map',
    hrefOf: mapLink,
  },
}

/** A web, e-mail or street address or a phone number: one validated line with a link to test it. */
function LinkEditor({ editing, label, problems, kind }: EditorProps & { kind: LinkKind }) {
  const { values: text, tried, errors } = editing
  const [wasLeft, setLeft] = useState(false)
  const { type: inputType, hint, action, hrefOf } = LINK_FIELDS[kind]
  const shown = tried || wasLeft ? problems : []
  const error = faultsInWords(shown) ?? errors.content
  const href = text.trim() !== '' && problems.length === 0 ? hrefOf(text.trim()) : null
  return (
    <div className="pile-s">
      <TextField
        label={<span className="visually-hidden">{label}</span>}
        type={inputType === 'url' ? 'text' : inputType}
        inputMode={inputType === 'text' ? undefined : inputType}
        autoCapitalize={inputType === 'text' ? undefined : 'none'}
        spellCheck={false}
        autoComplete="off"
        hint={hint}
        error={error}
        value={text}
        onChange={type}
        onBlur={() => setLeft(true)}
      />
      <div className="link-editor-end line-s">
        {href && (
          <a className="arrow-link small" href={href} target="_blank" rel="noopener noreferrer">
            {action} <Icon name="externalLink" />
          </a>
        )}
        <Count text={text} most={findSection(editing.pageId, editing.stored.id)?.most} />
      </div>
    </div>
  )
}
