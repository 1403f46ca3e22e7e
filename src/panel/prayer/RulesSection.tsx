import { deciderOf } from '#domain/prayer/decider.ts'
import { rangeInWords } from '#domain/prayer/inWords/days.ts'
import { ruleInWords } from '#domain/prayer/iqama.ts'
import { PRAYERS, type PrayerName } from '#domain/prayer/names.ts'
import { rangeOn } from '#domain/prayer/ranges.ts'
import { ruleDay } from '#domain/prayer/ruleDay.ts'
import { Button } from '#islands/ui/Button.tsx'
import { capital } from '#locale/capital.ts'
import { prayerNames } from '#texts/prayerNames.ts'
import { usePrayerView } from './context.ts'
import { StandingDeciders } from './Deciders.tsx'
import { IqamaForm } from './IqamaForm.tsx'
import { editDraft, openForm } from './prayerSettings.ts'
import { RangeItem } from './RangeItem.tsx'
import { openedIqama } from './rules/opened.ts'
import { isSameRange, rangeKey, removeRange, withRules } from './rules/rangeEdits.ts'
import { scheduled } from './rules/scheduled.ts'
import { SettingsSection } from './SettingsSection.tsx'

/** Every prayer's iqama rules with the days they apply, and what decides before any of them. */
export function RulesSection() {
  const { editing, today, dayOf } = usePrayerView()
  const current = PRAYERS.flatMap(prayer => {
    const { draft } = editing
    const rule = rangeOn(draft.iqama[prayer], ruleDay(draft, prayer, today, today))?.rule
    const isRuled = deciderOf(dayOf(today), prayer) !== 'table'
    const words =
      rule && `${prayerNames[prayer]} ${isRuled ? ruleInWords(rule) : 'by your timetable'}`
    return words ? [[words, ...scheduled(dayOf, prayer, today)].join(', ')] : []
  })
  return (
    <SettingsSection title="Iqama rules" summary={`${current.join('; ')}.`} about={['iqama']}>
      {() => PRAYERS.map(prayer => <Rules key={prayer} prayer={prayer} />)}
    </SettingsSection>
  )
}

function Rules({ prayer }: { prayer: PrayerName }) {
  const { editing, today, dayOf } = usePrayerView()
  const { draft, form } = editing
  const ranges = draft.iqama[prayer]
  const current = rangeOn(ranges, ruleDay(draft, prayer, today, today))
  const isOnly = ranges.filter(({ hijriMonth }) => hijriMonth === undefined).length === 1
  const change = form?.change.kind === 'iqama' && form.change.prayer === prayer ? form.change : null
  const remove = (range: (typeof ranges)[number]) =>
    editDraft(now => withRules(now, prayer, removeRange(now.iqama[prayer], range)))
  return (
    <div className="pile-2xs">
      <h3>{prayerNames[prayer]}</h3>
      <StandingDeciders name={prayer} />
      <ul className="bare rows">
        {ranges.map((range, index) => {
          const words = ruleInWords(range.rule)
          const { hijriMonth } = range
          return (
            <RangeItem
              key={rangeKey(range)}
              form={
                change?.replaces &&
                isSameRange(change.replaces, range) && <IqamaForm change={change} />
              }
              text={capital(words)}
              days={capital(rangeInWords(range, today))}
              scheduled={
                range === current && ranges.length > 1 ? scheduled(dayOf, prayer, today) : []
              }
              isCurrent={range === current && deciderOf(dayOf(today), prayer) === 'rule'}
              at={['iqama', prayer, index]}
              name={`${prayerNames[prayer]} ${words}`}
              onRemove={isOnly && hijriMonth === undefined ? undefined : () => remove(range)}
            />
          )
        })}
      </ul>
      <Button
        kind="link"
        icon="plus"
        className="fitted"
        onClick={() => openForm(openedIqama(draft, prayer, today, dayOf))}
      >
        New rule<span className="visually-hidden"> for {prayerNames[prayer]}</span>
      </Button>
    </div>
  )
}
