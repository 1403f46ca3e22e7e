import { type FormEvent, useState } from 'react'
import {
  FORM_KINDS,
  type FormKind,
  SITE_SUBJECTS,
  SUBJECT_LABELS,
  type Subject,
} from '#domain/contact/subjects.ts'
import { Button } from '#islands/ui/Button.tsx'
import { Select } from '#islands/ui/Select.tsx'
import { TextField } from '#islands/ui/TextField.tsx'
import { type MessagesView, messagesAddress } from '#panel/shell/messages.ts'
import { go } from '#panel/shell/navigation.ts'
import { FORM_LABELS } from './words.ts'

/** Filters a folder: choices apply immediately, words when the form is submitted. */
export function Filters({ view }: { view: MessagesView }) {
  const [q, setQ] = useState(view.q)
  const narrow = (change: Partial<MessagesView>) =>
    go(messagesAddress({ ...view, id: '', page: 1, ...change }), { keepScroll: true })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    narrow({ q: q.trim() })
  }
  return (
    <search>
      <form className="message-filters" onSubmit={submit}>
        <TextField
          className="message-search"
          label="Search"
          type="search"
          dir="auto"
          maxLength={200}
          value={q}
          placeholder="Name, address or words"
          onChange={setQ}
        />
        <Select<FormKind | ''>
          label="Form"
          value={view.form}
          options={[
            { value: '', label: 'Both' },
            ...FORM_KINDS.map(form => ({ value: form, label: FORM_LABELS[form] })),
          ]}
          onChange={form => narrow({ form, q: q.trim() })}
        />
        <Select<Subject | ''>
          label="Subject"
          value={view.subject}
          options={[
            { value: '', label: 'All subjects' },
            ...SITE_SUBJECTS.map(subject => ({ value: subject, label: SUBJECT_LABELS[subject] })),
          ]}
          onChange={subject => narrow({ subject, q: q.trim() })}
        />
        <Button type="submit" icon="search">
          <span>Search</span>
        </Button>
      </form>
    </search>
  )
}
