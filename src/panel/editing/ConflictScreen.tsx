import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '#islands/ui/Button.tsx'
import { Notice } from '#islands/ui/Notice.tsx'
import { ComparedLines } from './ComparedLines.tsx'
import type { DifferencesOf } from './difference.ts'
import { focusHeading } from './focusHeading.ts'
import type { FormConflict, FormStore, OpenChoice } from './form.ts'
import type { Side } from './merge.ts'
import './conflict.css'

interface Props<T, Stored> {
  conflict: FormConflict<T, Stored>
  store: Pick<FormStore<T, Stored>, 'compare' | 'choose'>
  differencesOf: DifferencesOf<T>
  saving: boolean
}

/** Asks, for each thing that both admins changed, whose version to keep. Takes the focus as it comes. */
export function ConflictScreen<T, Stored>({
  conflict,
  store,
  differencesOf,
  saving,
}: Props<T, Stored>) {
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({})
  const section = useRef<HTMLElement>(null)
  useEffect(() => section.current?.focus(), [])
  const { by, choices } = conflict
  const leaveBy = (leave: () => unknown) => {
    leave()
    focusHeading()
  }
  return (
    <section ref={section} className="two-versions" tabIndex={-1} aria-label="Two versions">
      <Notice kind="warning" role="alert" title={titleOf(by)}>
        <p>
          Choose what to keep where both of you changed something. All other changes, yours and
          theirs, are kept.
        </p>
      </Notice>
      {choices.map(choice => (
        <Choice
          key={choice.key}
          {...{ choice, by, differencesOf }}
          side={chosen[choice.key]}
          onChoose={side => setChosen({ ...chosen, [choice.key]: side })}
        />
      ))}
      <div className="cluster">
        <Button
          kind="primary"
          busy={saving}
          disabled={!choices.every(({ key }) => chosen[key])}
          onClick={() => leaveBy(() => store.choose(chosen))}
        >
          Save what I chose
        </Button>
        <Button onClick={() => leaveBy(() => store.compare(false))}>Go on editing</Button>
      </div>
    </section>
  )
}

interface ChoiceProps<T> {
  choice: OpenChoice<T>
  by: string | null
  differencesOf: DifferencesOf<T>
  side: Side | undefined
  onChoose: (side: Side) => void
}

function Choice<T>({ choice, by, differencesOf, side, onChoose }: ChoiceProps<T>) {
  const name = useId()
  const differences = differencesOf(choice.theirs, choice.mine)
  const options = [
    ['theirs', by ? `Keep ${by}’s` : 'Keep theirs'],
    ['mine', 'Keep mine'],
  ] as const
  return (
    <fieldset className="version-choice">
      <legend>{differences.map(({ label }) => label).join(', ')}</legend>
      <ComparedLines
        before={`Saved by ${by ?? 'another admin'}`}
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

/** Stands above the fields while a conflict waits to be decided. */
export function ConflictNotice({ conflict, onCompare }: NoticeProps) {
  return (
    <Notice kind="warning" title={titleOf(conflict.by)}>
      <p>Your changes are kept here. When you save, you choose between the two versions.</p>
      <Button kind="link" onClick={onCompare}>
        Compare the two
      </Button>
    </Notice>
  )
}

const titleOf = (by: string | null) =>
  `${by ?? 'Another admin'} changed the same thing and saved it first`
