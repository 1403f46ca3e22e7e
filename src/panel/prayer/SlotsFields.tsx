import { useMemo } from 'react'
import { SLOT_FIELDS } from '#domain/prayer/prayerFields.ts'
import { MOST_SLOTS } from '#domain/prayer/settingFields.ts'
import type { JumuahSlotSetting } from '#domain/prayer/settings.ts'
import { spell } from '#locale/spell.ts'
import { DeclaredFields } from '#panel/fields/DeclaredFields.tsx'
import { errorsUnder } from '#panel/fields/FieldControl.tsx'
import { usePrayerView, useSeasons } from './context.ts'
import { PrayerList } from './PrayerList.tsx'
import type { Messages } from './rules/messages.ts'
import { daysOfYear, nextSlot } from './rules/nextSlot.ts'
import { SeasonalClockField } from './SeasonalClockField.tsx'

const TEXTS = Object.keys(SLOT_FIELDS) as (keyof typeof SLOT_FIELDS)[]

interface Props {
  slots: readonly JumuahSlotSetting[]
  messages: Messages
  /** Where the slots' messages are shown: 'slots' or 'jumuah'. */
  at: string
  /** The fewest slots that may be left. */
  least: 0 | 1
  /** The only day that they are about. */
  date?: string
  onChange: (slots: JumuahSlotSetting[]) => void
}

/** One to five Jumu'ah prayers with khutbah, language and label. */
export function SlotsFields({ slots, messages, at, least, date, onChange }: Props) {
  const { dayOf, today } = usePrayerView()
  const seasons = useSeasons() && date === undefined
  const days = useMemo(
    () => (date ? [dayOf(date)] : daysOfYear(dayOf, today)),
    [dayOf, date, today],
  )
  return (
    <PrayerList
      prayers={slots}
      name={spell("Jumu'ah")}
      least={least}
      most={MOST_SLOTS}
      addLabel={spell("Add a Jumu'ah")}
      added={nextSlot(slots.at(-1), days)}
      onChange={onChange}
    >
      {(slot, index, change) => {
        const here = `${at}.${index}`
        return (
          <>
            <SeasonalClockField
              label="Prayer"
              value={slot.time}
              messages={messages}
              at={`${here}.time`}
              seasons={seasons}
              onChange={time =>
                change({
                  time,
                  // One prayer for the whole year has one khutbah.
                  ...(typeof time === 'string' &&
                    typeof slot.khutbah === 'object' && { khutbah: slot.khutbah.standard }),
                })
              }
            />
            <SeasonalClockField
              label={spell('Khutbah')}
              optional
              value={slot.khutbah ?? ''}
              messages={messages}
              at={`${here}.khutbah`}
              seasons={typeof slot.time !== 'string'}
              onChange={khutbah => change({ khutbah })}
            />
            <details
              className="quiet-details"
              open={TEXTS.some(text => messages[`${here}.${text}`]) || undefined}
            >
              <summary>
                {TEXTS.flatMap(text => slot[text] || []).join(' · ') || 'Language, label and place'}
              </summary>
              <div className="pile-m">
                <DeclaredFields
                  fields={SLOT_FIELDS}
                  values={slot}
                  errors={errorsUnder(messages, here)}
                  change={change}
                />
              </div>
            </details>
          </>
        )
      }}
    </PrayerList>
  )
}
