import {
  type Hours,
  LAYOUTS,
  MOST_NAME,
  NAMES,
  type Phase,
  SCREEN_LIMITS,
  type Screen,
} from '#domain/screens/screen.ts'
import { Checkbox } from '#islands/ui/Checkbox.tsx'
import { Select } from '#islands/ui/Select.tsx'
import { TextField } from '#islands/ui/TextField.tsx'
import { ClockField } from '#panel/prayer/ClockField.tsx'
import { NumberField } from '#panel/prayer/NumberField.tsx'
import { isLongQuiet, LAYOUT_WORDS, NAME_WORDS } from './rules.ts'
import { editScreen } from './screens.ts'

interface Props {
  screen: Screen
  /** By the path inside of the screen. */
  errors: Readonly<Record<string, string>>
}

/** The settings of one screen. */
export function ScreenFields({ screen, errors }: Props) {
  const change = (values: Partial<Screen>) => editScreen({ ...screen, ...values })
  const { layout, takeOver, donation } = screen
  return (
    <div className="form screen-fields">
      <TextField
        label="Name"
        required
        maxLength={MOST_NAME}
        hint="Where it hangs, such as Prayer hall or Sisters’ entrance. Only you see it."
        value={screen.name}
        error={errors.name}
        onChange={name => change({ name })}
      />
      <fieldset>
        <legend>What it shows</legend>
        {LAYOUTS.toReversed().map(value => (
          <label key={value} className="choice choice-hinted">
            <input
              type="radio"
              name={`layout-${screen.id}`}
              checked={layout === value}
              onChange={() => change({ layout: value })}
            />
            <span>
              {LAYOUT_WORDS[value].name}
              <span className="field-hint">{LAYOUT_WORDS[value].hint}</span>
            </span>
          </label>
        ))}
      </fieldset>
      {layout === 'times-and-slides' && (
        <NumberField
          label="Seconds for each slide"
          value={screen.slideSeconds}
          error={errors.slideSeconds}
          onChange={slideSeconds => change({ slideSeconds })}
        />
      )}
      <Select
        label="Names of the prayers"
        value={screen.names}
        options={NAMES.map(value => ({ value, label: NAME_WORDS[value] }))}
        onChange={names => change({ names })}
      />
      <fieldset>
        <legend>Takes over the screen while it is announced</legend>
        <Checkbox
          label="A janazah"
          hint="Its prayer is marked, and counted down to."
          checked={takeOver.janazah}
          onChange={janazah => change({ takeOver: { ...takeOver, janazah } })}
        />
        <Checkbox
          label="Urgent news"
          checked={takeOver.urgent}
          onChange={urgent => change({ takeOver: { ...takeOver, urgent } })}
        />
      </fieldset>
      <fieldset>
        <legend>Around each prayer</legend>
        <PhaseField
          label="“Please silence your phones” at the iqama"
          name="iqamaNotice"
          {...{ screen, errors, change }}
        />
        <PhaseField
          label="Dark screen during the prayer"
          hint="A small clock stays, with the minutes since the iqama for those who come late."
          name="prayer"
          {...{ screen, errors, change }}
        />
        <PhaseField label="Du’a after the prayer" name="dua" {...{ screen, errors, change }} />
      </fieldset>
      <fieldset>
        <legend>At night</legend>
        <HoursField label="Dark colors" name="night" {...{ screen, errors, change }} />
        <HoursField
          label="Quiet hours"
          hint="Only a dim clock. Nobody is warned when the screen is switched off then."
          name="quiet"
          {...{ screen, errors, change }}
        />
        {isLongQuiet(screen.quiet) && (
          <p className="field-hint">These are more than twelve hours. Is that meant?</p>
        )}
      </fieldset>
      <fieldset>
        <legend>More</legend>
        <Checkbox
          label="A code for donations"
          hint="A QR code that people scan with their phones."
          checked={donation.on}
          onChange={on => change({ donation: { ...donation, on } })}
        />
        {donation.on && (
          <TextField
            label="It leads to"
            className="screen-indent"
            optional
            type="url"
            placeholder="https://"
            hint="Empty: the donation page of this site."
            value={donation.address}
            error={errors['donation.address']}
            onChange={address => change({ donation: { ...donation, address } })}
          />
        )}
        <Checkbox
          label="Move the picture slightly"
          hint="Now and then, so that nothing burns into the TV’s panel."
          checked={screen.drift}
          onChange={drift => change({ drift })}
        />
      </fieldset>
    </div>
  )
}

interface PartProps<Name> extends Props {
  label: string
  hint?: string
  name: Name
  change: (values: Partial<Screen>) => void
}

/** Something around a prayer: whether, and for how many minutes. */
function PhaseField(props: PartProps<'iqamaNotice' | 'prayer' | 'dua'>) {
  const { label, hint, name, screen, errors, change } = props
  const value: Phase = screen[name]
  const [least, most] = SCREEN_LIMITS[name]
  return (
    <>
      <Checkbox
        label={label}
        hint={hint}
        checked={value.on}
        onChange={on => change({ [name]: { ...value, on } })}
      />
      {value.on && (
        <NumberField
          label={
            <>
              Minutes<span className="visually-hidden">: {label}</span>
            </>
          }
          className="screen-minutes screen-indent"
          hint={`${least} to ${most}`}
          value={value.minutes}
          error={errors[`${name}.minutes`]}
          onChange={minutes => change({ [name]: { ...value, minutes } })}
        />
      )}
    </>
  )
}

/** Hours of the day: whether, from and until. */
function HoursField(props: PartProps<'night' | 'quiet'>) {
  const { label, hint, name, screen, errors, change } = props
  const value: Hours = screen[name]
  return (
    <>
      <Checkbox
        label={label}
        hint={hint}
        checked={value.on}
        onChange={on => change({ [name]: { ...value, on } })}
      />
      {value.on && (
        <div className="screen-hours screen-indent">
          <ClockField
            label={
              <>
                From<span className="visually-hidden">: {label}</span>
              </>
            }
            value={value.from}
            error={errors[`${name}.from`]}
            onChange={from => change({ [name]: { ...value, from } })}
          />
          <ClockField
            label={
              <>
                Until<span className="visually-hidden">: {label}</span>
              </>
            }
            value={value.until}
            error={errors[`${name}.until`]}
            onChange={until => change({ [name]: { ...value, until } })}
          />
        </div>
      )}
    </>
  )
}
