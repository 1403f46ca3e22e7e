import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { Message } from '#domain/contact/inbox.ts'
import { Button } from '#islands/ui/Button.tsx'
import { Select } from '#islands/ui/Select.tsx'
import { useUser } from '#panel/shell/session.ts'
import { $messageTask, $people } from './messages.ts'
import { changeThread } from './replies.ts'

const NOBODY = ''

/** Who takes care of a message: taken over with one tap, or chosen and handed on, which mails them. */
export function HolderChoice({ message }: { message: Message }) {
  const me = useUser()
  const people = useStore($people)
  const busy = useStore($messageTask) === 'thread'
  // By keyboard each step through the list is a choice: none of them is handed on yet.
  const [chosen, setChosen] = useState<string>()
  if (people.length < 2 || !me) return null
  const held = message.holder?.id ?? NOBODY
  const shown = chosen ?? held
  const to = shown === held ? me.id : shown
  async function hand() {
    if (await changeThread(message, { holder: to === NOBODY ? null : to })) setChosen(undefined)
  }
  return (
    <div className="line-fields">
      <Select
        label="Who takes care of it"
        value={shown}
        options={[
          { value: NOBODY, label: 'Nobody yet' },
          ...people.map(({ id, name }) => ({
            value: id,
            label: id === me.id ? `${name} (you)` : name,
          })),
        ]}
        onChange={setChosen}
      />
      {to !== held && (
        <Button icon="userRound" busy={busy} onClick={() => void hand()}>
          {to === me.id ? 'Take over' : to === NOBODY ? 'Leave it to others' : 'Hand it on'}
        </Button>
      )}
    </div>
  )
}
