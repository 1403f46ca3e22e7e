import { useStore } from '@nanostores/react'
import type { Message } from '#domain/contact/inbox.ts'
import { momentInWords } from '#domain/time/intl.ts'
import { Button } from '#islands/ui/Button.tsx'
import { Icon } from '#islands/ui/Icon.tsx'
import { $now, mosqueZone } from '#stores/clock.ts'
import { $messageTask, mailNow } from './messages.ts'
import { deliveryInWords } from './words.ts'

/** Whether the message was mailed to the mosque, and a button that does it now. */
export function DeliveryStatus({ message }: { message: Message }) {
  const now = useStore($now)
  const task = useStore($messageTask)
  const { delivery, place } = message
  if (place === 'quarantine') return null
  const failed = delivery.state === 'failed' || (delivery.state === 'waiting' && delivery.tries > 0)
  const moment = (iso: string) => momentInWords(iso, mosqueZone(), now)
  return (
    <div className="message-delivery muted line-s" data-failed={failed || undefined}>
      <p>
        <Icon name={failed ? 'triangleAlert' : 'mail'} />
        {deliveryInWords(delivery, moment)}
      </p>
      {(failed || (delivery.state === 'off' && delivery.possible)) && (
        <Button kind="link" busy={task === 'mail'} onClick={() => void mailNow(message)}>
          {failed ? 'Send it to the mosque’s mailbox again' : 'Send it to the mosque’s mailbox'}
        </Button>
      )}
    </div>
  )
}
