import { KHATEEBS_MOST, type Khateeb } from '#domain/khateebs/khateebs.ts'
import { LIFETIMES } from '#domain/retention/lifetimes.ts'
import { Button } from '#islands/ui/Button.tsx'
import { Checkbox } from '#islands/ui/Checkbox.tsx'
import { TextField } from '#islands/ui/TextField.tsx'
import { SettingsForm } from '#panel/settings/SettingsForm.tsx'
import { khateebsForm } from './names.ts'

const put = (people: readonly Khateeb[]) => khateebsForm.edit(() => ({ people }))

/** The names to choose from, and who is reminded by mail. */
export function KhateebList() {
  return (
    <SettingsForm isPart store={khateebsForm} rows={3}>
      {({ values: { people }, changed, saving, ...form }) => {
        const errors: Readonly<Record<string, string>> = { ...form.errors }
        const type = (at: number, part: Partial<Khateeb>) =>
          put(people.map((one, index) => (index === at ? { ...one, ...part } : one)))
        return (
          <div className="khateeb-list pile-s">
            <p className="muted">
              A khateeb who agreed to it gets a mail two days before each of their Fridays, where a
              mail server is set up. An address is deleted with its name, and{' '}
              {LIFETIMES.khateebMonths} months after they agreed once they no longer give any
              khutbah.
            </p>
            {people.map(({ name, email, agreed }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a new one has no name yet
              <fieldset key={at} className="khateeb pile-2xs">
                <legend className="visually-hidden">{name || 'New khateeb'}</legend>
                <TextField
                  label="Name"
                  autoComplete="off"
                  value={name}
                  error={errors[`people.${at}.name`]}
                  onChange={text => type(at, { name: text })}
                />
                <Checkbox
                  label="Agreed to be reminded by e-mail"
                  checked={agreed}
                  onChange={isOn =>
                    type(at, isOn ? { agreed: true } : { agreed: false, email: '' })
                  }
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
                  onClick={() => put(people.filter((_, one) => one !== at))}
                >
                  Remove<span className="visually-hidden"> {name}</span>
                </Button>
              </fieldset>
            ))}
            <div className="cluster">
              {people.length < KHATEEBS_MOST && (
                <Button
                  icon="plus"
                  onClick={() => put([...people, { name: '', email: '', agreed: false }])}
                >
                  Add a name
                </Button>
              )}
              {changed && (
                <Button kind="primary" type="submit" busy={saving}>
                  Save the list
                </Button>
              )}
            </div>
          </div>
        )
      }}
    </SettingsForm>
  )
}
