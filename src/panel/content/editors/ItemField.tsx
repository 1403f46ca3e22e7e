import { isImageAddress } from '#domain/content/addresses.ts'
import { OPTIONAL_FIELDS, SCHOOL_CATEGORIES } from '#domain/content/kinds.ts'
import { parseFocus, writeFocus } from '#domain/pictures/focus.ts'
import { Select } from '#islands/ui/Select.tsx'
import { TextArea, TextField } from '#islands/ui/TextField.tsx'
import { languageByLetters } from '#locale/script.ts'
import { FocusPoint } from '#panel/pictures/field/FocusPoint.tsx'
import { PictureField } from '#panel/pictures/field/PictureField.tsx'
import { FIELD_LABELS } from '../rules/fieldLabels.ts'
import { type Item, type ItemKind, LINE, textIn } from '../rules/items.ts'
import { AlbumPhotos } from './AlbumPhotos.tsx'
import { type ChosenDocument, DocumentField } from './DocumentField.tsx'
import { NOUNS } from './itemWords.ts'

interface Props {
  kind: ItemKind
  field: string
  item: Item
  /** From 1 on. */
  number: number
  fault: string | undefined
  onChange: (item: Item) => void
}

const LONG = new Set(['answer', 'description', 'text'])
const HINTS: Readonly<Record<string, string>> = {
  video: 'From YouTube, such as https://youtu.be/…',
  alt: 'Read out to people who cannot see it. Leave it empty only if the picture is decoration.',
  address: 'A page of this site, such as /volunteer, or an address that begins with https://',
  languages: 'Such as “Arabic and English”.',
  contact:
    'An e-mail address, a phone number, or words such as “after Isha in the office”. Everyone can see it.',
}
const CATEGORIES = { academic: 'Academic', holiday: 'Holiday', event: 'Event', meeting: 'Meeting' }

/** One field of an item, by its name. */
export function ItemField({ kind, field, item, number, fault, onChange }: Props) {
  const value = textIn(item, field)
  const label = FIELD_LABELS[field] ?? field
  const error = fault && `${label} ${fault}.`
  const set = (text: string) => onChange({ ...item, [field]: text })
  const shared = { label, value, error, onChange: set, lang: languageByLetters(value) }
  if (field === LINE) {
    const name = `${NOUNS[kind].noun} ${number}`
    const lineLabel = <span className="visually-hidden">{name}</span>
    return kind === 'paragraphs' ? (
      <TextArea {...shared} label={lineLabel} rows={4} dir="auto" />
    ) : (
      <TextField {...shared} label={lineLabel} dir="auto" />
    )
  }
  if (field === 'image') {
    return (
      <PictureField
        {...shared}
        none="No picture yet."
        onChange={(image, alt) =>
          onChange({ ...item, [field]: image, ...(alt !== undefined && { alt }) })
        }
      />
    )
  }
  if (field === 'bytes') return null
  if (field === 'file') {
    return <DocumentField {...shared} onChange={chosen => onChange(withDocument(item, chosen))} />
  }
  if (field === 'photos') return <AlbumPhotos {...shared} />
  if (field === 'photo') {
    return (
      <PictureField
        {...shared}
        none="Without a photo the page shows the initials in a star."
        onChange={photo => onChange({ ...item, photo, focus: '' })}
      />
    )
  }
  if (field === 'focus') {
    const photo = textIn(item, 'photo')
    if (!isImageAddress(photo)) return null
    return (
      <FocusPoint
        label={label}
        picture={photo}
        focus={parseFocus(value) ?? null}
        hint="Tap the face, or use the sliders. Without a choice the upper part is shown, where faces are."
        clear="Show the upper part"
        onChange={focus => set(focus ? writeFocus(focus) : '')}
      />
    )
  }
  if (field === 'date') return <TextField {...shared} type="date" className="item-date" />
  if (field === 'category') {
    const isKnown = (SCHOOL_CATEGORIES as readonly string[]).includes(value)
    const options = SCHOOL_CATEGORIES.map(one => ({ value: one as string, label: CATEGORIES[one] }))
    return (
      <Select
        {...shared}
        className="item-date"
        options={isKnown ? options : [{ value, label: value || 'Choose one' }, ...options]}
      />
    )
  }
  const text = { ...shared, hint: HINTS[field], optional: OPTIONAL_FIELDS.includes(field) }
  return LONG.has(field) ? (
    <TextArea {...text} rows={4} dir="auto" />
  ) : (
    <TextField {...text} dir={['video', 'address'].includes(field) ? undefined : 'auto'} />
  )
}

/** A document brings its size and day, and its name where it has no title. */
function withDocument(item: Item, { name, ...document }: ChosenDocument): Item {
  return { ...item, ...document, title: textIn(item, 'title').trim() || name }
}
