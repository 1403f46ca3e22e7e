import { ChangeForm } from './ChangeForm.tsx'
import { usePrayerView } from './context.ts'
import { RuleDeciders } from './Deciders.tsx'
import { typeIntoForm } from './prayerSettings.ts'
import type { Days, JumuahChange } from './rules/change.ts'
import { lastDayFrom } from './rules/opened.ts'
import { SlotsFields } from './SlotsFields.tsx'
import { EndsFields, FridayFields } from './WhenFields.tsx'

interface Props {
  change: JumuahChange
}

/** Changes the Jumu'ah prayers over a range of days. */
export function JumuahForm({ change }: Props) {
  const { editing, messages, today } = usePrayerView()
  const isMoved = ({ from }: Days) => !change.replaces && from !== change.from
  const moved = ({ from: day }: Days) => ({
    until: lastDayFrom(editing.draft, 'jumuah', change, { day, today }),
  })
  const ends = (
    <EndsFields
      ends={change}
      onChange={ends => typeIntoForm({ ...change, ...ends, ...(isMoved(ends) && moved(ends)) })}
    />
  )
  return (
    <ChangeForm title="Jumu'ah">
      {!change.replaces && (
        <FridayFields change={change} onChange={ends => typeIntoForm({ ...change, ...ends })}>
          {ends}
        </FridayFields>
      )}
      <SlotsFields
        slots={change.slots}
        messages={messages}
        at="slots"
        least={1}
        onChange={slots => typeIntoForm({ ...change, slots })}
      />
      {change.replaces && ends}
      <RuleDeciders change={change} />
    </ChangeForm>
  )
}
