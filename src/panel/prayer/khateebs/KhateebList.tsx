import { useState } from 'react'
import { CallError } from '#contract/failure.ts'
import { KHATEEBS_MOST, type Khateeb } from '#domain/khateebs/khateebs.ts'
import { LABEL_MOST } from '#domain/prayer/settingFields.ts'
import { LIFETIMES } from '#domain/retention/lifetimes.ts'
import { Button } from '#islands/ui/Button.tsx'
import { Checkbox } from '#islands/ui/Checkbox.tsx'
import { Spinner } from '#islands/ui/Spinner.tsx'
import { TextField } from '#islands/ui/TextField.tsx'
import { showError, showSuccess } from '#panel/shell/banner.ts'
import { textOf } from '#panel/shell/loaded.ts'
import { useLoaded } from '#panel/shell/useLoaded.ts'
import { WhenLoaded } from '#panel/shell/WhenLoaded.tsx'
import { khateebs, saveList } from './names.ts'

/** The names to choose from, and who is reminded by mail. */
export function KhateebList() {
  const list = useLoaded(khateebs)
  return (
    <WhenLoaded
      loaded={list}
      retry={khateebs.load}
      waiting={<Spinner label="Loading the names…" />}
    >
      {({ people, revision }) => <Editor key={revision} stored={people} base={revision} />}
    </WhenLoaded>
  )
}

function Editor({ stored, base }: { stored: readonly Khateeb[]; base: number }) {
  const [people, setPeople] = useState(stored)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [busy, setBusy] = useState(false)
  const type = (at: number, part: Partial<Khateeb>) =>
    setPeople(people.map((one, index) => (index === at ? { ...one, ...part } : one)))
  const save = async () => {
    setBusy(true)
    setErrors({})
    try {
      await saveList(people, base)
      showSuccess('The list of khateebs was saved.')
    } catch (error) {
      showError(textOf(error))
      if (error instanceof CallError) setErrors(error.fields ?? {})
      if (error instanceof CallError && error.status === 409) await khateebs.load()
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="khateeb-list pile-s">
      <p className="muted">
        A khateeb who agreed to it gets a mail two days before each of their Fridays, where a mail
        server is set up. An address is deleted with its name, and {LIFETIMES.khateebMonths} months
        after they agreed once they no longer give any khutbah.
      </p>
      {people.map(({ name, email, agreed }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a new one has no name yet
        <fieldset key={at} className="khateeb pile-2xs">
          <legend className="visually-hidden">{name || 'New khateeb'}</legend>
          <TextField
            label="Name"
            maxLength={LABEL_MOST}
            autoComplete="off"
            value={name}
            error={errors[`people.${at}.name`]}
            onChange={text => type(at, { name: text })}
          />
          <Checkbox
            label="Agreed to be reminded by e-mail"
            checked={agreed}
            onChange={isOn => type(at, isOn ? { agreed: true } : { agreed: false, email: '' })}
          />
          {agreed && (
            <TextField
              label="E-mail"
              type="email"
              autoComplete="off"
              value={email}
              error={errors[`people.${at}.email`]}
              onChange={text => type(at, { email: text.trim() })}
            />
          )}
          <Button
            kind="link"
            className="fitted"
            onClick={() => setPeople(people.filter((_, one) => one !== at))}
          >
            Remove<span className="visually-hidden"> {name}</span>
          </Button>
        </fieldset>
      ))}
      <div className="cluster">
        {people.length < KHATEEBS_MOST && (
          <Button
            icon="plus"
            onClick={() => setPeople([...people, { name: '', email: '', agreed: false }])}
          >
            Add a name
          </Button>
        )}
        {people !== stored && (
          <Button kind="primary" busy={busy} onClick={() => void save()}>
            Save the list
          </Button>
        )}
      </div>
    </div>
  )
}
