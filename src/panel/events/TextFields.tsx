import { EVENT_LIMITS } from '#contract/events.ts'
import { CATEGORIES, CATEGORY_LABELS } from '#domain/events/event.ts'
import { Select } from '#islands/ui/Select.tsx'
import { TextArea, TextField } from '#islands/ui/TextField.tsx'
import type { FormPart } from './part.ts'

const CATEGORY_OPTIONS = [
  { value: '' as const, label: 'Choose one' },
  ...CATEGORIES.map(value => ({ value, label: CATEGORY_LABELS[value] })),
]

/** What the event is, where, and where more is said of it. */
export function TextFields({ values, errors, change }: FormPart) {
  return (
    <>
      <TextField
        label="Title"
        required
        maxLength={EVENT_LIMITS.title}
        value={values.title}
        error={errors.title}
        onChange={title => change({ title })}
      />
      <TextArea
        label="Description"
        required
        rows={4}
        maxLength={EVENT_LIMITS.description}
        value={values.description}
        error={errors.description}
        onChange={description => change({ description })}
      />
      <div className="event-pair">
        <Select
          label="Category"
          required
          options={CATEGORY_OPTIONS}
          value={values.category}
          error={errors.category}
          onChange={category => change({ category })}
        />
        <TextField
          label="Location"
          required
          maxLength={EVENT_LIMITS.location}
          value={values.location}
          error={errors.location}
          onChange={location => change({ location })}
        />
      </div>
      <TextField
        label="More info link"
        optional
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="https://"
        maxLength={EVENT_LIMITS.moreInfoUrl}
        value={values.moreInfoUrl}
        error={errors.moreInfoUrl}
        onChange={moreInfoUrl => change({ moreInfoUrl })}
      />
    </>
  )
}
