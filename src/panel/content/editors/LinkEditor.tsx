import { useState } from 'react'
import { isWebAddress } from '#domain/content/addresses.ts'
import type { Kind } from '#domain/content/kinds.ts'
import { findSection } from '#domain/content/registry.ts'
import { mailtoLink, mapLink, telephoneLink } from '#domain/visitor/contactLinks.ts'
import { Icon } from '#islands/ui/Icon.tsx'
import { TextField } from '#islands/ui/TextField.tsx'
import { type } from '../editing.ts'
import type { EditorProps } from './editor.ts'
import { faultsInWords } from './faults.ts'
import { Count } from './TextEditor.tsx'

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
export function LinkEditor({ editing, label, problems, kind }: EditorProps & { kind: LinkKind }) {
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
