import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import type { DifferencesOf } from '#domain/declared/words.ts'
import { Button } from '#islands/ui/Button.tsx'
import { Notice } from '#islands/ui/Notice.tsx'
import { ComparedLines } from './ComparedLines.tsx'
import type { OpenChoice } from './choices.ts'
import type { FormConflict, FormStore, ReadyForm } from './form.ts'
import type { Side } from './merge.ts'
import { type SavedByWords, savedByInWords } from './savedBy.ts'

interface Props<T, Stored> {
  form: ReadyForm<T, Stored>
  store: FormStore<T, Stored>
  /** Where it is not always the same. */
  differencesOf?: DifferencesOf<T>
  children: ReactNode
}

/** The fields of a form, below its notices; a conflict is shown instead of them. */
export function EditFrame<T, Stored>(props: Props<T, Stored>) {
  const { form, store, differencesOf = store.differencesOf, children } = props
  const { conflict, restored, aside, saving } = form
  if (conflict?.isOpen) return <ConflictScreen {...{ conflict, store, differencesOf, saving }} />
  return (
    <>
      {form.unsent && <Unsent unsent={form.unsent} saving={saving} store={store} />}
      {conflict && <ConflictNotice conflict={conflict} onCompare={() => store.compare(true)} />}
      {restored && (
        <Notice title="What you typed before is back" role="status">
          <p>It is not saved yet. Check it, then save or discard it.</p>
          <Button kind="link" onClick={store.discard}>
            Discard draft
          </Button>
        </Notice>
      )}
      {aside !== null && (
        <Notice title="The other version is shown now" role="status">
          <p>Yours is kept until you save or cancel.</p>
          <Button kind="link" onClick={store.bringBack}>
            Bring mine back
          </Button>
        </Notice>
      )}
      {children}
    </>
  )
}

interface UnsentProps {
  unsent: 'waiting' | 'ended'
  saving: boolean
  store: { save: () => Promise<boolean> }
}

/** That nothing answered a save, which is kept. */
function Unsent({ unsent, saving, store }: UnsentProps) {
  const isWaiting = unsent === 'waiting'
  const isPhone = matchMedia('(pointer: coarse)').matches
  const kept = isPhone ? 'No internet: kept on this phone' : 'No internet: kept on this computer'
  const place = useRef<HTMLDivElement>(null)
  // The button that was pressed is at the other end of the form.
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <div ref={place}>
      <Notice kind="warning" role="status" title={isWaiting ? kept : 'Not sent. Send now?'}>
        <p>
          {isWaiting
            ? 'It is sent by itself once there is a connection, while this page is open.'
            : 'Nothing answered. What you typed is kept here.'}
        </p>
        <Button busy={saving} onClick={() => void store.save()}>
          Send now
        </Button>
      </Notice>
    </div>
  )
}

interface ConflictScreenProps<T, Stored> {
  conflict: FormConflict<T, Stored>
  store: Pick<FormStore<T, Stored>, 'compare' | 'choose'>
  differencesOf: DifferencesOf<T>
  saving: boolean
}

/** Lets the admin choose a version of each thing that both sides changed. Takes the focus when it opens. */
function ConflictScreen<T, Stored>({
  conflict,
  store,
  differencesOf,
  saving,
}: ConflictScreenProps<T, Stored>) {
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({})
  const section = useRef<HTMLElement>(null)
  useEffect(() => section.current?.focus(), [])
  const { choices } = conflict
  const words = savedByInWords(conflict.by)
  return (
    <section ref={section} className="two-versions pile-m" tabIndex={-1} aria-label="Two versions">
      <Notice kind="warning" role="alert" title={words.title}>
        Choose what to keep where both versions changed the same thing. All other changes are kept.
      </Notice>
      {choices.map(choice => (
        <Choice
          key={choice.key}
          {...{ choice, words, differencesOf }}
          side={chosen[choice.key]}
          onChoose={side => setChosen({ ...chosen, [choice.key]: side })}
        />
      ))}
      <div className="cluster">
        <Button
          kind="primary"
          busy={saving}
          disabled={!choices.every(({ key }) => chosen[key])}
          onClick={() => store.choose(chosen)}
        >
          Save what I chose
        </Button>
        <Button onClick={() => store.compare(false)}>Go on editing</Button>
      </div>
    </section>
  )
}

interface ChoiceProps<T> {
  choice: OpenChoice<T>
  words: SavedByWords
  differencesOf: DifferencesOf<T>
  side: Side | undefined
  onChoose: (side: Side) => void
}

function Choice<T>({ choice, words, differencesOf, side, onChoose }: ChoiceProps<T>) {
  const name = useId()
  const differences = differencesOf(choice.theirs, choice.mine)
  const options = [
    ['theirs', words.keep],
    ['mine', 'Keep mine'],
  ] as const
  return (
    <fieldset className="version-choice pile-s">
      <legend>{differences.map(({ label }) => label).join(', ')}</legend>
      <ComparedLines
        before={words.heading}
        after="Yours, not saved"
        differences={differences}
        isLabelled={differences.length > 1}
      />
      <div className="cluster">
        {options.map(([value, label]) => (
          <label key={value} className="choice">
            <input
              type="radio"
              name={name}
              value={value}
              checked={side === value}
              onChange={() => onChoose(value)}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

interface NoticeProps {
  conflict: Pick<FormConflict<unknown, unknown>, 'by'>
  onCompare: () => void
}

/** Shown above the fields until the conflict is resolved. */
function ConflictNotice({ conflict, onCompare }: NoticeProps) {
  return (
    <Notice kind="warning" title={savedByInWords(conflict.by).title}>
      <p>Your changes are kept here. When you save, you choose between the two versions.</p>
      <Button kind="link" onClick={onCompare}>
        Compare the two
      </Button>
    </Notice>
  )
}
