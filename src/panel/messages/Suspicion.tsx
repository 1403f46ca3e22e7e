import { FLOOD_KEPT_DAYS, type Message } from '#domain/contact/inbox.ts'
import { isFlooded } from '#domain/contact/messageId.ts'
import { SPAM_THRESHOLD } from '#domain/contact/spam.ts'
import { Notice } from '#islands/ui/Notice.tsx'

const points = (weight: number) => (weight === 1 ? '1 point' : `${weight} points`)

/** Why a message is in quarantine. */
export function Suspicion({ message: { id, place, reasons } }: { message: Message }) {
  if (place !== 'quarantine') return null
  const flooded = isFlooded(id)
  const doubts = reasons.filter(({ weight }) => weight > 0)
  return (
    <Notice
      kind="warning"
      title={
        flooded
          ? 'This came while the form was being flooded, so it was not e-mailed.'
          : 'This looks like spam, so it was not e-mailed.'
      }
    >
      {doubts.length > 0 && (
        <ul className="message-doubts bulleted">
          {doubts.map(({ reason, weight }) => (
            <li key={reason}>
              {reason}: {points(weight)}
            </li>
          ))}
        </ul>
      )}
      <p>
        Messages with {SPAM_THRESHOLD} points or more are kept here. If a person wrote it, release
        it: it is then e-mailed like any other.
        {flooded && ` Otherwise it is deleted ${FLOOD_KEPT_DAYS} days after it came.`}
      </p>
    </Notice>
  )
}
