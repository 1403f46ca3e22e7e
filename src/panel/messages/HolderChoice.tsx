import { useStore } from '@nanostores/react'
import type { Message } from '#domain/contact/inbox.ts'
import { Button } from '#islands/ui/Button.tsx'
import { Select } from '#islands/ui/Select.tsx'
import { useUser } from '#panel/shell/session.ts'
import { $messageTask, $people } from './messages.ts'
import { changeThread } from './replies.ts'

const NOBODY = ''

/** Who takes care of a message: taken over with one tap, or handed on. */
export function HolderChoice({ message }: { message: Message }) {
  const me = useUser()
  const people = useStore($people)
  const busy = useStore($messageTask) === 'thread'
  const { holder } = message
  const hand = (id: string) => void changeThread(message, { holder: id === NOBODY ? null : id })
  return (
    <div className="line-fields">
      {people.length > 1 && (
        <Select
          label="Who takes care of it"
          value={holder?.id ?? NOBODY}
          disabled={busy}
          options={[
            { value: NOBODY, label: 'Nobody yet' },
            ...people.map(({ id, name }) => ({
              value: id,
              label: id === me?.id ? `${name} (you)` : name,
            })),
          ]}
          onChange={hand}
        />
      )}
      {people.length > 1 && me && holder?.id !== me.id && (
        <Button icon="userRound" busy={busy} onClick={() => hand(me.id)}>
          Take over
        </Button>
      )}
    </div>
  )
}
