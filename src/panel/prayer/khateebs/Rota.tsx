import type { PrayerSettings } from '#domain/prayer/settings.ts'
import { clock12, formatShortDay, formatShortMonthDay } from '#domain/time/format.ts'
import { Button } from '#islands/ui/Button.tsx'
import { usePrayerView } from '../context.ts'
import { editDraft } from '../prayerSettings.ts'
import { fridaysOfTurn } from '../rules/khateebs.ts'
import { NameField } from './NameField.tsx'
import { useKhateebNames } from './names.ts'

type Turns = string[][]

/** Khateebs in turn: Friday after Friday, then from the first again. A Friday with a name of its own keeps it. */
export function Rota() {
  const { editing, friday, dayOf } = usePrayerView()
  const { draft } = editing
  const names = useKhateebNames(draft)
  const { from = friday, fridays = [] } = draft.rota ?? {}
  const prayers = dayOf(friday).jumuah
  const set = (turns: Turns) =>
    editDraft(
      ({ rota: _, ...now }): PrayerSettings =>
        turns.length > 0 ? { ...now, rota: { from, fridays: turns } } : now,
    )
  const width = Math.max(1, prayers.length)
  return (
    <div className="khateeb-plan pile-s">
      <p className="muted">
        {fridays.length > 0
          ? 'After the last of them it begins again. A Friday with a name of its own keeps it.'
          : 'Who speaks in turn, Friday after Friday, until you change it.'}
      </p>
      {fridays.map((turn, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: turns have an order and no names
        <fieldset key={at} className="khateeb-turn pile-2xs">
          <legend className="field-label">{turnInWords({ from, fridays }, at, friday)}</legend>
          {Array.from({ length: width }, (_, slot) => (
            <NameField
              // biome-ignore lint/suspicious/noArrayIndexKey: the prayers of a day have an order
              key={slot}
              label={prayers.length > 1 ? clock12(prayers[slot]?.time ?? '') : 'Khateeb'}
              path={`rota.fridays.${at}.${slot}`}
              value={turn[slot] ?? ''}
              names={names}
              onChange={name => {
                const filled = Array.from({ length: width }, (_, one) => turn[one] ?? '')
                set(fridays.with(at, filled.with(slot, name)))
              }}
            />
          ))}
        </fieldset>
      ))}
      <div className="cluster">
        <Button
          kind="link"
          icon="plus"
          onClick={({ currentTarget }) => {
            const plan = currentTarget.closest('.khateeb-plan')
            set([...fridays, []])
            requestAnimationFrame(() => newestName(plan)?.focus())
          }}
        >
          {fridays.length > 0 ? 'One more turn' : 'Begin a rota'}
        </Button>
        {fridays.length > 0 && (
          <Button kind="link" onClick={() => set(fridays.slice(0, -1))}>
            Remove the last turn
          </Button>
        )}
      </div>
    </div>
  )
}

/** 'Fri, Dec 4 · Dec 25 …'. */
function turnInWords(rota: { from: string; fridays: Turns }, at: number, friday: string): string {
  const [first = '', next = ''] = fridaysOfTurn(rota, at, friday)
  return `${formatShortDay(first)} · ${formatShortMonthDay(next)} …`
}

const newestName = (plan: Element | null) =>
  plan?.querySelector<HTMLInputElement>('fieldset:last-of-type input')
