import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { MOST_PLACE, MOST_TEXT, MOST_TITLE } from '#domain/notices/limits.ts'
import { NOTICE_KINDS } from '#domain/notices/notice.ts'
import { LABELS, PRAYERS } from '#domain/prayer/names.ts'
import { URGENT_AN_HOUR } from '#domain/push/breaksQuiet.ts'
import { clock12 } from '#domain/time/format.ts'
import { Button } from '#islands/ui/Button.tsx'
import { Form } from '#islands/ui/Form.tsx'
import { type Option, Select } from '#islands/ui/Select.tsx'
import { TextArea, TextField } from '#islands/ui/TextField.tsx'
import { EditFrame } from '#panel/editing/EditFrame.tsx'
import type { ReadyForm } from '#panel/editing/form.ts'
import { FormBanner } from '#panel/shell/BannerHost.tsx'
import { differencesOf } from './differences.ts'
import { type EditedNotice, type NoticeFormStore, noticeEditor } from './editor.ts'
import { NoticePreview } from './NoticePreview.tsx'
import { NoticeVersions } from './NoticeVersions.tsx'
import { usePrayerDay } from './useResolved.ts'
import { type Follows, followsPrayer, type NoticeValues } from './values.ts'
import { KIND_NAMES, LANGUAGES } from './words.ts'
import './notices.css'

interface Props {
  isNew: boolean
  store: NoticeFormStore
}

/** All fields of a notice, with what visitors will see of it. */
export function NoticeForm({ isNew, store }: Props) {
  const form = useStore(store.$form)
  return form.state === 'ready' ? <Ready {...{ isNew, store, form }} /> : null
}

function Ready({ isNew, store, form }: Props & { form: ReadyForm<NoticeValues, EditedNotice> }) {
  const { values, errors } = form
  const { notice } = form.stored
  const hasMore = values.place || values.link || values.language || (values.startDate && !notice)
  return (
    <Form className="notice-form" errors={errors} onSend={() => void store.save()}>
      <FormBanner />
      <EditFrame form={form} store={store} differencesOf={differencesOf}>
        <Select
          label="Kind"
          value={values.kind}
          options={NOTICE_KINDS.map(value => ({ value, label: KIND_NAMES[value] }))}
          onChange={kind => store.change({ kind })}
        />
        {values.kind === 'urgent' && (
          <p className="field-hint">
            It notifies people at any hour, so it needs your password: {URGENT_AN_HOUR} an hour at
            most.
          </p>
        )}
        <TextField
          label="Title"
          required
          maxLength={MOST_TITLE}
          autoComplete="off"
          value={values.title}
          error={errors.title}
          onChange={title => store.change({ title })}
        />
        {values.kind === 'janazah' && <Prayer {...{ values, errors }} change={store.change} />}
        {!followsPrayer(values) && (
          <div className="notice-pair">
            <TextField
              label="Shown until"
              type="date"
              required
              value={values.endDate}
              error={errors.endDate}
              onChange={endDate => store.change({ endDate })}
            />
            <TextField
              label="at"
              type="time"
              required
              value={values.endTime}
              error={errors.endTime}
              onChange={endTime => store.change({ endTime })}
            />
          </div>
        )}
        <TextArea
          label="Text"
          optional
          rows={3}
          maxLength={MOST_TEXT}
          value={values.text}
          error={errors.text}
          onChange={text => store.change({ text })}
        />
        <details className="quiet-details" open={hasMore ? true : undefined}>
          <summary>Place, link, language, when it starts</summary>
          <div className="notice-more">
            <TextField
              label="Place"
              optional
              maxLength={MOST_PLACE}
              value={values.place}
              error={errors.place}
              onChange={place => store.change({ place })}
            />
            <TextField
              label="Link"
              optional
              inputMode="url"
              placeholder="https://"
              hint="A full address, or a page of this site like /events."
              value={values.link}
              error={errors.link}
              onChange={link => store.change({ link })}
            />
            <Select
              label="Language"
              value={values.language}
              options={LANGUAGES}
              error={errors.language}
              onChange={language => store.change({ language })}
            />
            <div className="notice-pair">
              <TextField
                label="Shown from"
                optional={isNew}
                type="date"
                hint={isNew ? 'Empty: as soon as it is posted.' : undefined}
                value={values.startDate}
                error={errors.startDate}
                onChange={startDate => store.change({ startDate })}
              />
              <TextField
                label="at"
                type="time"
                value={values.startTime}
                error={errors.startTime}
                onChange={startTime => store.change({ startTime })}
              />
            </div>
          </div>
        </details>
        <NoticePreview values={values} />
        {notice && <NoticeVersions {...{ notice, form, store }} />}
        <div className="dialog-end">
          {form.problem && <p className="field-error">{form.problem}</p>}
          <Button
            kind="primary"
            type="submit"
            busy={form.saving}
            disabled={!isNew && !form.changed}
          >
            {isNew ? 'Post notice' : 'Save changes'}
          </Button>
          <Button onClick={noticeEditor.leave}>Cancel</Button>
        </div>
      </EditFrame>
    </Form>
  )
}

interface PrayerProps {
  values: NoticeValues
  errors: ReadyForm<NoticeValues, EditedNotice>['errors']
  change: NoticeFormStore['change']
}

/** The prayer that a janazah follows, with its time on that day. */
function Prayer({ values, errors, change }: PrayerProps) {
  const { follows, prayerDate } = values
  const day = usePrayerDay(prayerDate, true)
  const slots = day?.jumuah ?? []
  const isFriday = slots.length > 0
  const time = (clock: string | undefined) => (clock ? ` (${clock12(clock)})` : '')
  const options = PRAYERS.flatMap<Option<Follows>>(prayer =>
    prayer === 'dhuhr' && isFriday
      ? slots.map((slot, at) => ({
          value: `jumuah-${at}` as const,
          label: `After ${LABELS.jumuah}${time(slot.time)}`,
        }))
      : [{ value: prayer, label: `After ${LABELS[prayer]}${time(day?.iqama[prayer])}` }],
  )
  options.push({ value: 'time', label: 'At another time' })
  // Dhuhr is Jumu'ah on a Friday, and the other way around.
  const isOffered = options.some(({ value }) => value === follows)
  useEffect(() => {
    if (!day || isOffered) return
    change({ follows: isFriday ? 'jumuah-0' : 'dhuhr' })
  }, [day, isOffered, isFriday, change])
  return (
    <>
      <div className="notice-pair notice-prayer">
        <Select
          label="When"
          value={follows}
          options={options}
          onChange={value => change({ follows: value })}
        />
        {follows !== 'time' && (
          <TextField
            label="Day"
            type="date"
            required
            value={prayerDate}
            error={errors.prayerDate}
            onChange={date => change({ prayerDate: date })}
          />
        )}
      </div>
      <p className="field-hint">
        {follows === 'time'
          ? 'Say the time in the title or the text.'
          : 'Visitors see the time of the iqama. The notice ends by itself an hour after it.'}
      </p>
    </>
  )
}
