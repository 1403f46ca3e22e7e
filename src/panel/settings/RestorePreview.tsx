import type { RestorePreview } from '#contract/restore.ts'
import { Button } from '#islands/ui/Button.tsx'
import { ErrorNotice } from '#islands/ui/Notice.tsx'
import { closeRestore, confirmRestore } from './restore.ts'

interface Props {
  preview: RestorePreview
  /** When the backup was made, in words. */
  madeAt: string
  busy: boolean
  problem: string | null
}

/** What a restore would change, before anything is changed. */
export function PreviewStep({ preview, madeAt, busy, problem }: Props) {
  const changes = changesIn(preview)
  return (
    <div className="form">
      <p>The backup was made: {madeAt}.</p>
      {changes.length === 0 ? (
        <p>It holds what is on the site already: there is nothing to restore.</p>
      ) : (
        <>
          <p>Restoring it changes:</p>
          <ul className="restore-changes pile-2xs">
            {changes.map(({ label, names }) => (
              <li key={label}>
                {names.length === 0 ? (
                  label
                ) : (
                  <details open={names.length <= 5}>
                    <summary>{label}</summary>
                    <ul>
                      {names.map((name, index) => (
                        // biome-ignore lint/suspicious/noArrayIndexKey: two events may have one title
                        <li key={index}>{name}</li>
                      ))}
                    </ul>
                  </details>
                )}
              </li>
            ))}
          </ul>
          <p className="muted">
            Messages, the activity log and earlier versions that are on the site now stay.
          </p>
          <p className="muted">
            {preview.accounts
              ? 'Accounts stay as they are: those in the file are left out.'
              : 'Accounts stay as they are.'}
          </p>
        </>
      )}
      <ErrorNotice text={problem} />
      <div className="dialog-end">
        {changes.length > 0 && (
          <Button kind="danger" busy={busy} onClick={() => void confirmRestore()}>
            {busy ? 'Restoring…' : 'Restore'}
          </Button>
        )}
        <Button disabled={busy} onClick={closeRestore}>
          Cancel
        </Button>
      </div>
    </div>
  )
}

/** Of documents, by their keys. */
const WORDS: Readonly<Record<string, string>> = {
  content: 'The texts',
  events: 'The events',
  theme: 'Color and look',
  structure: 'The menus and the addresses of the sites',
  'prayer-settings': 'The prayer settings',
  screens: 'The settings of the screens',
  notices: 'The notices',
  habits: 'Region and names',
  languages: 'The languages of the site',
  pictures: 'Descriptions and albums of pictures',
  'planned-texts': 'Texts that are planned for later',
  'reply-templates': 'The ready answers to messages',
  khateebs: 'The khateebs',
  calendars: 'The calendars that are read every hour',
  'push-settings': 'The settings of notifications',
  retention: 'The lifetimes of what is stored',
}
const wordsFor = (key: string) => WORDS[key] ?? 'Translations'

interface Change {
  label: string
  /** What it is about, where that has names. */
  names: readonly string[]
}

const counted = (count: number, one: string, more: string) =>
  count === 1 ? `1 ${one}` : `${count} ${more}`

function changesIn(preview: RestorePreview) {
  const { texts, events, pages, parts, unreadable, theme, pictures, messages } = preview
  const list = (names: readonly string[], one: string, more: string): Change[] =>
    names.length === 0 ? [] : [{ label: counted(names.length, one, more), names }]
  const plain = (isChange: boolean, label: string): Change[] =>
    isChange ? [{ label, names: [] }] : []
  return [
    ...list(texts, 'text changes back', 'texts change back'),
    ...list(events.back, 'event comes back', 'events come back'),
    ...list(events.changed, 'event changes back', 'events change back'),
    ...list(events.gone, 'event disappears from the site', 'events disappear from the site'),
    ...list(pages.back, 'page comes back', 'pages come back'),
    ...list(pages.changed, 'page changes back', 'pages change back'),
    ...list(pages.gone, 'page disappears from the site', 'pages disappear from the site'),
    ...list(parts.map(wordsFor), 'part of the site changes back', 'parts of the site change back'),
    ...(unreadable.length > 0
      ? [
          {
            label:
              'Cannot be compared, since they cannot be read here or in the backup. Those of the backup are left out',
            names: unreadable.map(wordsFor),
          },
        ]
      : []),
    ...plain(theme !== null, 'The color of the site changes back'),
    ...plain(pictures > 0, counted(pictures, 'picture comes back', 'pictures come back')),
    ...plain(
      messages > 0,
      counted(
        messages,
        'message comes back, and is not e-mailed again by itself',
        'messages come back; none is e-mailed again by itself',
      ),
    ),
  ]
}
