import { useEffect, useId, useRef, useState } from 'react'
import type { DifferencesOf } from '#domain/declared/words.ts'
import { Button } from '#islands/ui/Button.tsx'
import { Notice } from '#islands/ui/Notice.tsx'
import { ComparedLines } from './ComparedLines.tsx'
import type { OpenChoice } from './choices.ts'
import type { FormConflict, FormStore } from './form.ts'
import type { Side } from './merge.ts'
import { type SavedByWords, savedByInWords } from './savedBy.ts'

interface Props<T, Stored> {
  conflict: FormConflict<T, Stored>
  store: Pick<FormStore<T, Stored>, 'compare' | 'choose'>
  differencesOf: DifferencesOf<T>
  saving: boolean
}

/** Lets the admin choose a version of each thing that both sides changed. Takes the focus when it opens. */
export function ConflictScreen<T, Stored>({
  conflict,
  store,
  differencesOf,
  saving,
}: Props<T, Stored>) {
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
export function ConflictNotice({ conflict, onCompare }: NoticeProps) {
  return (
    <Notice kind="warning" title={savedByInWords(conflict.by).title}>
      <p>Your changes are kept here. When you save, you choose between the two versions.</p>
      <Button kind="link" onClick={onCompare}>
        Compare the two
      </Button>
    </Notice>
  )
}
