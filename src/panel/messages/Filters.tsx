import { type FormEvent, use, useState } from 'react'
import { FORM_KINDS, type FormKind, type Subject, subjects } from '#domain/contact/subjects.ts'
import { Button } from '#islands/ui/Button.tsx'
import { TextField } from '#islands/ui/TextField.tsx'
import { namesIn } from '#locale/ownList.ts'
import { FilterSelect, optionsOf } from '#panel/fields/FilterSelect.tsx'
import { HasSchool } from '#panel/shell/hasSchool.ts'
import { type MessagesView, messagesAddress } from '#panel/shell/messages.ts'
import { go } from '#panel/shell/navigation.ts'
import { FORM_LABELS } from './words.ts'

/** Filters a folder: choices apply immediately, words when the form is submitted. */
export function Filters({ view }: { view: MessagesView }) {
  const [q, setQ] = useState(view.q)
  const hasSchool = use(HasSchool)
  const narrow = (change: Partial<MessagesView>) =>
    go(messagesAddress({ ...view, id: '', page: 1, ...change }), { keepScroll: true })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    narrow({ q: q.trim() })
  }
  return (
    <search>
      <form className="message-filters pile-xs" onSubmit={submit}>
        <TextField
          className="message-search"
          label="Search"
          type="search"
          dir="auto"
          value={q}
          placeholder="Name, address or words"
          onChange={setQ}
        />
        {(hasSchool || view.form) && (
          <FilterSelect<FormKind>
            label="Form"
            all="Both"
            value={view.form}
            options={optionsOf(FORM_LABELS, FORM_KINDS)}
            onChange={form => narrow({ form, q: q.trim() })}
          />
        )}
        <FilterSelect<Subject>
          label="Subject"
          all="All subjects"
          value={view.subject}
          options={optionsOf(namesIn(subjects))}
          onChange={subject => narrow({ subject, q: q.trim() })}
        />
        <Button type="submit" icon="search">
          <span>Search</span>
        </Button>
      </form>
    </search>
  )
}
