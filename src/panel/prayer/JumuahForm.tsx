import { ChangeForm } from './ChangeForm.tsx'
import { useFormMessages } from './context.ts'
import { typeIntoForm } from './prayerSettings.ts'
import type { JumuahChange } from './rules/change.ts'
import { SlotsFields } from './SlotsFields.tsx'
import { EndsFields } from './WhenFields.tsx'

interface Props {
  change: JumuahChange
  onClose: () => void
}

/** Changes the Jumu'ah prayers over a range of days. */
export function JumuahForm({ change, onClose }: Props) {
  const messages = useFormMessages()
  return (
    <ChangeForm title="Jumu'ah" messages={messages} onClose={onClose}>
      <SlotsFields
        slots={change.slots}
        messages={messages}
        at="slots"
        least={1}
        onChange={slots => typeIntoForm({ ...change, slots })}
      />
      <EndsFields
        ends={change}
        messages={messages}
        onChange={ends => typeIntoForm({ ...change, ...ends })}
      />
    </ChangeForm>
  )
}
