import { useStore } from '@nanostores/react'
import { type ReactNode, useState } from 'react'
import { LOOK_FIELDS } from '#domain/theme/look.ts'
import { Button } from '#islands/ui/Button.tsx'
import { Icon } from '#islands/ui/Icon.tsx'
import { usePublishing } from '#panel/publishing/usePublishing.ts'
import { costWords } from '#panel/publishing/words.ts'
import { $look } from '#panel/shell/session.ts'
import { $picked, type Built, pick, saveBuilt } from '../theme.ts'
import './look.css'

interface Props {
  name: Built
  title: string
  hint: string
  /** What a choice looks like. */
  picture: (value: string) => ReactNode
}

/** A choice that is part of the built pages: they are published with it when it is saved. */
export function LookChoice({ name, title, hint, picture }: Props) {
  const look = useStore($look)
  const deploys = usePublishing()?.progress?.deploys
  const [busy, setBusy] = useState(false)
  const options: Readonly<Record<string, string>> = LOOK_FIELDS[name].options
  const [first = ''] = Object.keys(options)
  const stored = look?.[name] ?? first
  const chosen = useStore($picked)[name] ?? stored
  const save = async () => {
    setBusy(true)
    if (await saveBuilt({ [name]: chosen })) pick(name, undefined)
    setBusy(false)
  }
  return (
    <details className="folded look-choice">
      <summary>
        {title}: {options[chosen]}
      </summary>
      <p className="field-hint">{hint}</p>
      <fieldset className="look-options pile-s" disabled={look === null}>
        <legend className="visually-hidden">{title}</legend>
        {Object.entries(options).map(([value, label]) => (
          <label key={value} className="theme-choice pile-2xs">
            <input
              className="visually-hidden"
              type="radio"
              name={name}
              value={value}
              checked={value === chosen}
              onChange={() => pick(name, value)}
            />
            <span className="theme-picture look-picture" aria-hidden="true">
              {picture(value)}
            </span>
            <span className="theme-name">
              {label}
              {value === stored && <Icon name="check" />}
            </span>
          </label>
        ))}
      </fieldset>
      {chosen !== stored && (
        <>
          {deploys && <p className="field-hint">{costWords(deploys)}</p>}
          <p className="cluster">
            <Button kind="primary" icon="upload" busy={busy} onClick={() => void save()}>
              Save and publish now
            </Button>
            <Button onClick={() => pick(name, undefined)}>Discard</Button>
          </p>
        </>
      )}
    </details>
  )
}
