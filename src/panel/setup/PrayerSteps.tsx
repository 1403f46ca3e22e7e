import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import { type ReactNode, useEffect, useMemo } from 'react'
import { messagesOf } from '#domain/declared/problems.ts'
import { COUNTRIES } from '#domain/habits/countries.ts'
import { CALCULATION_FIELDS, METHOD_USERS } from '#domain/prayer/calculation.ts'
import { rangeInWords } from '#domain/prayer/inWords/days.ts'
import { slotsInWords } from '#domain/prayer/inWords/single.ts'
import { methodAngles } from '#domain/prayer/methods.ts'
import { DAY_TIMES } from '#domain/prayer/names.ts'
import { isSeed, seedPrayerSettings } from '#domain/prayer/seed.ts'
import type { Calculation, JumuahSlotSetting, PrayerSettings } from '#domain/prayer/settings.ts'
import { dayComputer } from '#domain/prayer/times.ts'
import { civilDateIn } from '#domain/time/civil.ts'
import { clock12, formatDay } from '#domain/time/format.ts'
import { Checkbox } from '#islands/ui/Checkbox.tsx'
import { ErrorNotice, Notice } from '#islands/ui/Notice.tsx'
import { Spinner } from '#islands/ui/Spinner.tsx'
import { capital } from '#locale/capital.ts'
import { spell } from '#locale/spell.ts'
import { DeclaredFields } from '#panel/fields/DeclaredFields.tsx'
import { FieldControl } from '#panel/fields/FieldControl.tsx'
import { Radios } from '#panel/fields/Radios.tsx'
import { usePrayerView } from '#panel/prayer/context.ts'
import { PlaceFinder } from '#panel/prayer/place/PlaceFinder.tsx'
import {
  $prayerEditing,
  canSave,
  editDraft,
  prayerForm,
  savePrayerEdits,
} from '#panel/prayer/prayerSettings.ts'
import { withPart } from '#panel/prayer/rules/seasonChange.ts'
import { SlotsFields } from '#panel/prayer/SlotsFields.tsx'
import { ToCorrect } from '#panel/prayer/ToCorrect.tsx'
import { ImportTimetable } from '#panel/prayer/timetable/ImportTimetable.tsx'
import { WithPrayerView } from '#panel/prayer/WithPrayerView.tsx'
import { habitsForm } from '#panel/settings/habits.ts'
import { PanelLink } from '#panel/shell/PanelLink.tsx'
import { $now } from '#stores/clock.ts'
import { prayerNames } from '#texts/prayerNames.ts'
import {
  IQAMA_PATTERNS,
  type IqamaPattern,
  patternOf,
  patternRules,
  usualJumuah,
} from './usualTimes.ts'
import '#panel/prayer/timetable/timetable.css'

/** Saves place, times and Jumu'ah together, since a new place changes what the others may be. */
export async function savePrayerDraft(): Promise<boolean> {
  const editing = $prayerEditing.get()
  if (editing.state !== 'ready') return false
  return canSave(editing) ? savePrayerEdits() : true
}

/** Whether a place was asked for and none was chosen. */
const $isUnplaced = atom(false)

/** Whether the place is the mosque's own: the one a new site begins with is another's. */
export function isPlaceChosen(): boolean {
  const editing = $prayerEditing.get()
  const isChosen = editing.state === 'ready' && !isSeed('place', editing.draft)
  $isUnplaced.set(!isChosen)
  return isChosen
}

/** The mosque's place. On a site that never saved its times, usual ones for the place come with it. */
export function PlaceStep() {
  return (
    <PrayerStep>
      <PlaceFields />
    </PrayerStep>
  )
}

function PlaceFields() {
  const { editing, today } = usePrayerView()
  const isUnplaced = useStore($isUnplaced)
  const { settings } = editing.stored
  const take = (place: PrayerSettings['place']) =>
    editDraft(draft => {
      const moved = { ...draft, place }
      return {
        ...moved,
        ...(isSeed('iqama', settings) && { iqama: patternRules('minutes', moved, today) }),
        ...(isSeed('jumuah', settings) && { jumuah: usualJumuah(moved, today) }),
      }
    })
  const isPlaced = !isSeed('place', editing.draft)
  return (
    <>
      <PlaceFinder place={editing.draft.place} onChange={take} />
      {isPlaced && <TodayTable />}
      {isUnplaced && !isPlaced && <Notice kind="error" title="Choose where your mosque is." />}
    </>
  )
}

/** How athan and iqama are found: the method, then one of the usual patterns, or the committee's file. */
export function TimesStep() {
  return (
    <PrayerStep>
      <UsualInCountry />
      <TodayTable />
      <TimesFields />
      <details className="quiet-details">
        <summary>Your committee has a timetable in a file</summary>
        <ImportTimetable />
      </details>
    </PrayerStep>
  )
}

/** A pattern of iqamas stays the pattern, under the new times. */
const change = (part: Partial<PrayerSettings['calculation']>, today: string) =>
  editDraft(draft => {
    const changed = { ...draft, calculation: { ...draft.calculation, ...part } }
    const pattern = patternOf(draft, today)
    return pattern ? { ...changed, iqama: patternRules(pattern, changed, today) } : changed
  })
const showBothAsr = (asr: boolean) =>
  editDraft(draft => withPart(draft, 'extraTimes', { asr: asr || undefined }))

const { method, madhab } = CALCULATION_FIELDS
const WHEN_ASR = 'The two opinions differ in when Asr begins.'

function TimesFields() {
  const { editing, today } = usePrayerView()
  const { draft } = editing
  const { place, calculation, iqama, extraTimes } = draft
  // biome-ignore lint/correctness/useExhaustiveDependencies: a year is computed for what decides it
  const pattern = useMemo(() => patternOf(draft, today), [place, calculation, iqama, today])
  const labels = Object.entries(IQAMA_PATTERNS)
  const of = (part: 'label' | 'hint') =>
    Object.fromEntries(labels.map(([id, pattern]) => [id, spell(pattern[part])]))
  return (
    <>
      <DeclaredFields
        fields={{
          method: { ...method, hint: `Followed by: ${METHOD_USERS[calculation.method]}` },
          madhab: { ...madhab, hint: WHEN_ASR },
        }}
        values={calculation}
        errors={{}}
        change={part => {
          if (part.method) {
            $isKept.set(true)
            $isMissed.set(false)
          }
          change(part, today)
        }}
      />
      <Checkbox
        label="Show both beginnings of Asr"
        hint="Side by side, as British timetables print them."
        checked={extraTimes?.asr === true}
        onChange={showBothAsr}
      />
      <FieldControl
        field={{
          kind: 'choice',
          label: spell('Iqama'),
          options: of('label'),
          hints: of('hint'),
          missing: 'Choose how iqamas are set.',
        }}
        path="iqama"
        errors={{}}
        value={pattern}
        change={chosen =>
          editDraft(draft => ({
            ...draft,
            iqama: patternRules(chosen as IqamaPattern, draft, today),
          }))
        }
      />
      <p className="muted">
        Every prayer can have its own rule, season or time later, under{' '}
        <PanelLink href="/admin/prayer-times">Prayer times</PanelLink>.
      </p>
    </>
  )
}

/** Whether the method that a new site begins with was chosen, not only left. */
const $isKept = atom(false)
const $isMissed = atom(false)

/** What most mosques of the country follow, where that is not the method that a new site begins with. */
function proposedMethod(stored: PrayerSettings) {
  const habits = habitsForm.$form.get()
  const usual = habits.state === 'ready' && COUNTRIES[habits.values.country]
  const isFirst = !isOther(seedPrayerSettings(new Date(0)).calculation, stored)
  return usual && isFirst && isOther(usual, stored) ? usual : undefined
}
const isOther = (usual: Pick<Calculation, 'method' | 'madhab'>, { calculation }: PrayerSettings) =>
  usual.method !== calculation.method || usual.madhab !== calculation.madhab

/** Whether somebody chose a method: none counts because it was there first. */
export function isMethodChosen(): boolean {
  const editing = $prayerEditing.get()
  if (editing.state !== 'ready') return true
  const isSame = !isOther(editing.stored.settings.calculation, editing.draft)
  $isMissed.set(isSame && !$isKept.get() && proposedMethod(editing.stored.settings) !== undefined)
  return !$isMissed.get()
}

/** Two methods with their times of today, to be compared with a printed timetable. */
function UsualInCountry() {
  const { draft, stored } = usePrayerView().editing
  const isKept = useStore($isKept)
  const isMissed = useStore($isMissed)
  const today = civilDateIn(draft.place.timeZone, useStore($now))
  useStore(habitsForm.$form)
  useEffect(() => {
    if (habitsForm.$form.get().state !== 'ready') void habitsForm.load()
  }, [])
  const usual = proposedMethod(stored.settings)
  if (!usual) return null
  const first = stored.settings.calculation
  const option = (value: 'usual' | 'first', calculation: typeof first, users: string) => {
    const { athan } = dayComputer({ ...draft, calculation }, today)(today)
    const times = (['fajr', 'asr', 'isha'] as const).map(
      name => `${spell(prayerNames[name])} ${clock12(athan[name])}`,
    )
    const hint = `${users} ${times.join(' · ')}`
    return { value, label: methodAngles(calculation).label, hint }
  }
  const { method, madhab, bothAsr } = usual
  const isFirst = isKept && !isOther(first, draft)
  return (
    <>
      <Radios
        legend="Which of the two agrees with your timetable today?"
        options={[
          option('usual', { ...first, method, madhab }, 'Most mosques in your country.'),
          option('first', first, METHOD_USERS[first.method]),
        ]}
        value={isFirst ? 'first' : isOther(usual, draft) ? undefined : 'usual'}
        onChange={value => {
          $isMissed.set(false)
          $isKept.set(value === 'first')
          if (value === 'first')
            return change({ method: first.method, madhab: first.madhab }, today)
          change({ method, madhab }, today)
          if (bothAsr) showBothAsr(true)
        }}
      />
      {isMissed && <Notice kind="error" title="Choose a method." />}
    </>
  )
}

/** The Jumu'ah of all Fridays; where rules differ by season, they are changed under Prayer times. */
export function JumuahStep() {
  return (
    <PrayerStep>
      <JumuahFields />
    </PrayerStep>
  )
}

function JumuahFields() {
  const { editing, problems, today } = usePrayerView()
  const [range, ...more] = editing.draft.jumuah
  if (!range || more.length > 0) {
    return (
      <>
        <p>
          Your Jumu’ah differs over the year:{' '}
          <PanelLink href="/admin/prayer-times">change it under Prayer times</PanelLink>.
        </p>
        <ul>
          {editing.draft.jumuah.map(({ slots, ...days }) => (
            <li key={days.from ?? ''}>
              {capital(rangeInWords(days, today))}: {slotsInWords(slots)}
            </li>
          ))}
        </ul>
      </>
    )
  }
  return (
    <SlotsFields
      slots={range.slots}
      messages={messagesOf(problems)}
      at="jumuah.0.slots"
      least={1}
      onChange={slots =>
        editDraft(draft => ({ ...draft, jumuah: [{ ...range, slots: slots.map(said) }] }))
      }
    />
  )
}

/** A Jumu'ah without what was emptied of it; its time is asked for. */
const said = ({ time, ...slot }: JumuahSlotSetting): JumuahSlotSetting => ({
  time,
  ...Object.fromEntries(Object.entries(slot).filter(([, value]) => value !== '')),
})

/** The prayer settings around a question, from loading on; what several questions change is saved once. */
function PrayerStep({ children }: { children: ReactNode }) {
  useEffect(() => {
    if ($prayerEditing.get().state !== 'ready') void prayerForm.load()
  }, [])
  return (
    <WithPrayerView waiting={<Spinner />}>
      {children}
      <ToCorrect />
      <Problem />
    </WithPrayerView>
  )
}

const Problem = () => <ErrorNotice text={usePrayerView().editing.problem} />

/** What visitors will read today, to be compared with a printed timetable. */
function TodayTable() {
  const { editing, dayOf, review } = usePrayerView()
  // Where it is another day already, the place that was just chosen decides.
  const today = civilDateIn(editing.draft.place.timeZone, useStore($now))
  if (!review.dayOf) return null
  const { athan, iqama } = dayOf(today)
  return (
    <table className="setup-times plain-table">
      <caption>
        {editing.draft.place.name}, {formatDay(today)}
      </caption>
      <thead>
        <tr>
          <th scope="col">Prayer</th>
          <th scope="col">{spell('Athan')}</th>
          <th scope="col">{spell('Iqama')}</th>
        </tr>
      </thead>
      <tbody>
        {DAY_TIMES.map(name => (
          <tr key={name}>
            <th scope="row">{spell(prayerNames[name])}</th>
            <td>{clock12(athan[name])}</td>
            <td>{name !== 'sunrise' && clock12(iqama[name])}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
