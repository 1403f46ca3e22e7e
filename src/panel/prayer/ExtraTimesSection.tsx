import {
  EXTRA_NAMES,
  EXTRA_TIMES,
  extraTimesInWords,
  isTimeShown,
} from '#domain/prayer/inWords/extraTimes.ts'
import { FORBIDDEN } from '#domain/prayer/prayerFields.ts'
import type { ExtraTimesSettings } from '#domain/prayer/seasonSettings.ts'
import { Checkbox } from '#islands/ui/Checkbox.tsx'
import { NumberField } from '#panel/fields/NumberField.tsx'
import { usePrayerView } from './context.ts'
import { editDraft } from './prayerSettings.ts'
import { withPart } from './rules/seasonChange.ts'
import { SettingsSection } from './SettingsSection.tsx'

/** Which times of the day visitors see beside the five prayers. */
export function ExtraTimesSection() {
  const { editing, problems } = usePrayerView()
  const { extraTimes } = editing.draft
  const set = (part: ExtraTimesSettings) => editDraft(draft => withPart(draft, 'extraTimes', part))
  const choose = (name: keyof ExtraTimesSettings, shown: boolean) => {
    if (name === 'sunrise') set({ sunrise: shown ? undefined : false })
    else if (name === 'ishraq') set({ ishraq: shown ? FORBIDDEN : undefined })
    else set({ [name]: shown || undefined })
  }
  return (
    <SettingsSection
      title="Times of the day"
      summary={`Shown beside the prayers: ${extraTimesInWords(editing.draft)}.`}
      about={['extraTimes']}
    >
      {() => (
        <>
          <p className="muted">Visitors see the chosen ones among the prayers of the day.</p>
          {EXTRA_NAMES.map(name => (
            <Checkbox
              key={name}
              label={EXTRA_TIMES[name].label}
              hint={EXTRA_TIMES[name].hint}
              checked={isTimeShown(extraTimes, name)}
              onChange={shown => choose(name, shown)}
            />
          ))}
          {extraTimes?.ishraq !== undefined && (
            <NumberField
              label="Ishraq: minutes after sunrise"
              value={extraTimes.ishraq}
              error={problems.find(({ path }) => path.join('.') === 'extraTimes.ishraq')?.message}
              onChange={ishraq => set({ ishraq })}
            />
          )}
        </>
      )}
    </SettingsSection>
  )
}
