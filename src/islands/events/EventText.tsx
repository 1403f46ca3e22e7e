import type { CommunityEvent } from '#domain/events/event.ts'
import { eventLinkTexts as texts } from '#texts/eventWords.ts'
import { LinkedText } from './LinkedText.tsx'

interface Props {
  event: CommunityEvent
  className: string
}

/** What an event says of itself, and where there is more. */
export function EventText({ event, className }: Props) {
  return (
    <>
      <p className={className} lang={event.lang?.description} dir="auto">
        <LinkedText text={event.description} />
      </p>
      <MoreInfo event={event} />
    </>
  )
}

/** Where there is more about an event, in a new tab. */
export const MoreInfo = ({ event }: Pick<Props, 'event'>) =>
  event.moreInfoUrl && (
    <a className="arrow-link" href={event.moreInfoUrl} target="_blank" rel="noopener">
      {texts.more}
      <span className="visually-hidden">{texts.moreRest(event.title)}</span>
    </a>
  )
