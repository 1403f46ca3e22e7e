import type { Message } from '#domain/contact/inbox.ts'
import { SPAM_THRESHOLD } from '#domain/contact/spam.ts'
import { Notice } from '#islands/ui/Notice.tsx'

const points = (weight: number) => (weight === 1 ? '1 point' : `${weight} points`)

/** Why a message lies in quarantine. */
export function Suspicion({ message: { place, reasons } }: { message: Message }) {
  if (place !== 'quarantine') return null
  const doubts = reasons.filter(({ weight }) => weight > 0)
  return (
    <Notice kind="warning" title="This looks like spam, so it was not e-mailed.">
      {doubts.length > 0 && (
        <ul className="message-doubts">
          {doubts.map(({ reason, weight }) => (
            <li key={reason}>
              {reason}: {points(weight)}
            </li>
          ))}
        </ul>
      )}
      <p>
        {SPAM_THRESHOLD} points are enough. If a person wrote it, release it: it is e-mailed then
        like any other.
      </p>
    </Notice>
  )
}
