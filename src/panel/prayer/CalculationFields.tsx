import { CALCULATION_FIELDS, METHOD_USERS } from '#domain/prayer/calculation.ts'
import type { Calculation } from '#domain/prayer/settings.ts'
import { Notice } from '#islands/ui/Notice.tsx'
import { DeclaredFields } from '#panel/fields/DeclaredFields.tsx'
import { errorsUnder } from '#panel/fields/FieldControl.tsx'
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

const { method, custom, madhab, highLatitudeRule, adjustments, ...OTHERS } = CALCULATION_FIELDS
const OWN = { angles: CustomAngles }
const USUAL_ANGLES = { custom: { fajrAngle: 15, ishaAngle: 15 } }

/** Method, madhab, the rules for long twilights, rounding and the minutes added. */
export function CalculationFields({ calculation, messages, warning, onChange }: Props) {
  const part = {
    values: calculation,
    errors: errorsUnder(messages, 'calculation'),
    change: (changed: Partial<Calculation>) => {
      const needsAngles = changed.method === 'custom' && !calculation.custom
      onChange({ ...calculation, ...(needsAngles && USUAL_ANGLES), ...changed })
    },
    own: OWN,
  }
  const hint = `Followed by: ${METHOD_USERS[calculation.method]} The numbers are how far the sun is below the horizon at Fajr / Isha.`
  return (
    <>
      <fieldset className="pile-s">
        <legend>Calculation</legend>
        <DeclaredFields fields={{ method: { ...method, hint }, custom, madhab }} {...part} />
        {!hasOwnTwilights({ calculation }) && (
          <>
            <DeclaredFields fields={{ highLatitudeRule }} {...part} />
            {warning && (
              <Notice kind="warning" role="status">
                {warning}
              </Notice>
            )}
            <TwilightTable />
          </>
        )}
        <DeclaredFields fields={OTHERS} {...part} />
      </fieldset>
      <fieldset className="pile-s">
        <legend>{adjustments.label}</legend>
        <p className="field-hint">{adjustments.hint}</p>
        <div className="clocks">
          <DeclaredFields
            fields={adjustments.fields}
            values={calculation.adjustments}
            errors={errorsUnder(part.errors, 'adjustments')}
            change={minutes =>
              part.change({ adjustments: { ...calculation.adjustments, ...minutes } })
            }
          />
        </div>
      </fieldset>
    </>
  )
}
