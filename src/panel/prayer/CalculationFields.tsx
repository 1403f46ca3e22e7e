import { CALCULATION_CHOICES, METHOD_USERS, methodChoices } from '#domain/prayer/inWords/choices.ts'
import { DAY_TIMES } from '#domain/prayer/names.ts'
import type { Calculation } from '#domain/prayer/settings.ts'
import { Notice } from '#islands/ui/Notice.tsx'
import { Select } from '#islands/ui/Select.tsx'
import { NumberField } from '#panel/fields/NumberField.tsx'
import { prayerNames } from '#texts/prayerNames.ts'
import { CustomAngles } from './CustomAngles.tsx'
import type { Messages } from './rules/messages.ts'
import { hasOwnTwilights } from './rules/twilightChecks.ts'
import { TwilightTable } from './TwilightTable.tsx'

interface Props {
  calculation: Calculation
  messages: Messages
  /** About the rule for long twilights. */
  warning: string | undefined
  onChange: (calculation: Calculation) => void
}

/** Method, madhab, the rules for long twilights, rounding and the minutes added. */
export function CalculationFields({ calculation, messages, warning, onChange }: Props) {
  const change = (part: Partial<Calculation>) => onChange({ ...calculation, ...part })
  const choice = (name: keyof typeof CALCULATION_CHOICES, label: string, hint?: string) => (
    <Select<string>
      label={label}
      value={calculation[name]}
      options={CALCULATION_CHOICES[name]}
      hint={hint}
      onChange={value => change({ [name]: value })}
    />
  )
  return (
    <>
      <fieldset className="pile-s">
        <legend>Calculation</legend>
        <Select
          label="Method"
          value={calculation.method}
          options={methodChoices(calculation)}
          error={messages['calculation.method']}
          hint={`Followed by: ${METHOD_USERS[calculation.method]} The numbers are how far the sun is below the horizon at Fajr / Isha.`}
          onChange={method =>
            change({
              method,
              ...(method === 'custom' &&
                !calculation.custom && { custom: { fajrAngle: 15, ishaAngle: 15 } }),
            })
          }
        />
        {calculation.method === 'custom' && calculation.custom && (
          <CustomAngles
            angles={calculation.custom}
            messages={messages}
            onChange={custom => change({ custom })}
          />
        )}
        {choice(
          'madhab',
          'Asr',
          'When Asr begins, by the school of law (madhab) that your mosque follows.',
        )}
        {!hasOwnTwilights({ calculation }) && (
          <>
            {choice(
              'highLatitudeRule',
              'Fajr and Isha where twilight lasts long',
              'The high-latitude rule. It matters in summer only, north of about Seattle or Paris, where it hardly gets dark. By latitude: a seventh of the night beyond 48°, else the middle.',
            )}
            {warning && (
              <Notice kind="warning" role="status">
                {warning}
              </Notice>
            )}
            <TwilightTable />
          </>
        )}
        {choice(
          'polarRule',
          'Days without sunrise or sunset take the times of',
          'It matters near the poles only.',
        )}
        {calculation.method === 'MoonsightingCommittee' &&
          choice('shafaq', 'Twilight that ends Maghrib')}
        {choice('rounding', 'Rounding')}
      </fieldset>
      <fieldset className="pile-s">
        <legend>Minutes added to the athan</legend>
        <p className="field-hint">On top of the method; negative minutes make it earlier.</p>
        <div className="clocks">
          {DAY_TIMES.map(name => (
            <NumberField
              key={name}
              label={prayerNames[name]}
              inputMode="text"
              value={calculation.adjustments[name]}
              error={messages[`calculation.adjustments.${name}`]}
              onChange={minutes =>
                change({ adjustments: { ...calculation.adjustments, [name]: minutes } })
              }
            />
          ))}
        </div>
      </fieldset>
    </>
  )
}
