import {
  HIGH_LATITUDE_CHOICES,
  MADHAB_CHOICES,
  METHOD_USERS,
  methodChoices,
  POLAR_CHOICES,
  ROUNDING_CHOICES,
  SHAFAQ_CHOICES,
} from '#domain/prayer/inWords/choices.ts'
import { DAY_TIMES, LABELS } from '#domain/prayer/names.ts'
import type { Calculation } from '#domain/prayer/settings.ts'
import { Notice } from '#islands/ui/Notice.tsx'
import { Select } from '#islands/ui/Select.tsx'
import { NumberField } from '#panel/fields/NumberField.tsx'
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
  return (
    <>
      <fieldset className="fields">
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
        <Select
          label="Asr"
          value={calculation.madhab}
          options={MADHAB_CHOICES}
          hint="When Asr begins, by the school of law (madhab) that your mosque follows."
          onChange={madhab => change({ madhab })}
        />
        {!hasOwnTwilights({ calculation }) && (
          <>
            <Select
              label="Fajr and Isha where twilight lasts long"
              value={calculation.highLatitudeRule}
              options={HIGH_LATITUDE_CHOICES}
              hint="The high-latitude rule. It matters in summer only, north of about Seattle or Paris, where it hardly gets dark."
              onChange={highLatitudeRule => change({ highLatitudeRule })}
            />
            {warning && (
              <Notice kind="warning" role="status">
                <p>{warning}</p>
              </Notice>
            )}
            <TwilightTable />
          </>
        )}
        <Select
          label="Days without sunrise or sunset take the times of"
          value={calculation.polarRule}
          options={POLAR_CHOICES}
          hint="It matters near the poles only."
          onChange={polarRule => change({ polarRule })}
        />
        {calculation.method === 'MoonsightingCommittee' && (
          <Select
            label="Twilight that ends Maghrib"
            value={calculation.shafaq}
            options={SHAFAQ_CHOICES}
            onChange={shafaq => change({ shafaq })}
          />
        )}
        <Select
          label="Rounding"
          value={calculation.rounding}
          options={ROUNDING_CHOICES}
          onChange={rounding => change({ rounding })}
        />
      </fieldset>
      <fieldset className="fields">
        <legend>Minutes added to the athan</legend>
        <p className="field-hint">On top of the method; negative minutes make it earlier.</p>
        <div className="clocks">
          {DAY_TIMES.map(name => (
            <NumberField
              key={name}
              label={LABELS[name]}
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
