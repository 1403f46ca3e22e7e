import { ChangeForm } from './ChangeForm.tsx'
import { usePrayerView } from './context.ts'
import { RuleDeciders } from './Deciders.tsx'
import { typeIntoForm } from './prayerSettings.ts'
import type { Days, JumuahChange } from './rules/change.ts'
import { lastDayFrom } from './rules/opened.ts'
import { SlotsFields } from './SlotsFields.tsx'
import { EndsFields } from './WhenFields.tsx'

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
  return (
    <ChangeForm title="Jumu'ah">
      <SlotsFields
        slots={change.slots}
        messages={messages}
        at="slots"
        least={1}
        onChange={slots => typeIntoForm({ ...change, slots })}
      />
      <EndsFields
        ends={change}
        onChange={ends => typeIntoForm({ ...change, ...ends, ...(isMoved(ends) && moved(ends)) })}
      />
      <RuleDeciders change={change} />
    </ChangeForm>
  )
}
