import { inEachSeason } from '#domain/prayer/seasonalClock.ts'
import { MOST_SLOTS } from '#domain/prayer/settingFields.ts'
import type { JumuahSlotSetting } from '#domain/prayer/settings.ts'
import { clockOf, minutesOf } from '#domain/time/civil.ts'
import { spell } from '#locale/spell.ts'
import { seasonalErrors } from './bind.ts'
import { useSeasons } from './context.ts'
import { OptionalTexts } from './OptionalTexts.tsx'
import { PrayerList } from './PrayerList.tsx'
import type { Messages } from './rules/messages.ts'
import { SeasonalClockField } from './SeasonalClockField.tsx'

const PLACE_HINT = 'When it is not in the main hall, for example ‘Second hall’.'

const TEXTS = ['language', 'label', 'place'] as const

/** Between one Jumu'ah and the next, until somebody says otherwise. */
const MINUTES_BETWEEN = 45

/** A proposal for a further Jumu'ah; the first, and each khutbah, is for the mosque to say. */
function nextSlot(last: JumuahSlotSetting | undefined): JumuahSlotSetting {
  const later = (one: string) => one && clockOf(minutesOf(one) + MINUTES_BETWEEN)
  return { time: last ? inEachSeason(last.time, later) : '' }
}

interface Props {
  slots: readonly JumuahSlotSetting[]
  messages: Messages
  /** Where the slots' messages are shown: 'slots' or 'jumuah'. */
  at: string
  /** The fewest slots that may be left. */
  least: 0 | 1
  /** One day alone has one season. */
  oneDay?: boolean
  onChange: (slots: JumuahSlotSetting[]) => void
}

/** One to five Jumu'ah prayers with khutbah, language and label. */
export function SlotsFields({ slots, messages, at, least, oneDay, onChange }: Props) {
  const seasons = useSeasons() && !oneDay
  return (
    <PrayerList
      prayers={slots}
      name={spell("Jumu'ah")}
      least={least}
      most={MOST_SLOTS}
      addLabel={spell("Add a Jumu'ah")}
      added={nextSlot(slots.at(-1))}
      onChange={onChange}
    >
      {(slot, index, change) => {
        const errors = (field: string) => seasonalErrors(messages, `${at}.${index}.${field}`)
        return (
          <>
            <SeasonalClockField
              label="Prayer"
              value={slot.time}
              errors={errors('time')}
              seasons={seasons}
              onChange={time => change({ time })}
            />
            <SeasonalClockField
              label={spell('Khutbah')}
              optional
              value={slot.khutbah ?? ''}
              errors={errors('khutbah')}
              seasons={typeof slot.time !== 'string'}
              onChange={khutbah => change({ khutbah })}
            />
            <details
              className="quiet-details"
              open={TEXTS.some(text => slot[text] || errors(text).own) || undefined}
            >
              <summary>Language, label and place</summary>
              <div className="pile-m">
                <OptionalTexts
                  rows={[
                    [
                      { name: 'language', label: 'Language' },
                      { name: 'label', label: 'Label' },
                    ],
                    [{ name: 'place', label: 'Place', hint: PLACE_HINT }],
                  ]}
                  values={slot}
                  at={`${at}.${index}`}
                  {...{ messages, onChange: change }}
                />
              </div>
            </details>
          </>
        )
      }}
    </PrayerList>
  )
}
