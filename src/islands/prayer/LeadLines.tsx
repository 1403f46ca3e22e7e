import { afterKhutbah, leadInWords, nextInWords } from '#domain/prayer/leadWords.ts'
import type { ReadyState } from '#domain/prayer/schedule.ts'
import { clock12 } from '#domain/time/civil.ts'

/**
 * The lead in large letters, below it the khateeb and the place where they are known, then the sentence
 * of docs/product.md unless it is the lead itself; above them the notices of the day. Without a day
 * the space of the lines is reserved.
 */
export function LeadLines({ day }: { day: ReadyState | null }) {
  const [head, joint, tail] = day ? leadInWords(day) : ['\u00a0', '', '–:––']
  const { khateeb, place } = day?.lead.slot ?? {}
  const who = [khateeb, place].filter(Boolean).join(', ')
  return (
    <>
      {day?.notices.map(notice => (
        <p key={notice} className="prayer-notice">
          {notice}
        </p>
      ))}
      <p className="prayer-next" data-what={day?.lead.what}>
        {head}
        <span className="visually-hidden">{joint}</span>
        <span className="prayer-next-time">
          {tail}
          {day && detailsOf(day).map(detail => <span key={detail}> · {detail}</span>)}
        </span>
      </p>
      {who && <p className="prayer-who">{who}</p>}
      <p className="prayer-waiting">
        {day && day.lead.what !== 'athan' && (
          <>
            {nextInWords(day)}
            <span> · athan {clock12(day.next.time)}</span>
          </>
        )}
      </p>
    </>
  )
}

/** What follows the lead: the iqama of the next athan, or the prayer after a khutbah. */
function detailsOf({ lead, next, today, tomorrow }: ReadyState): readonly string[] {
  if (lead.instant !== next.instant) return afterKhutbah(lead)
  const { iqama } = (next.isTomorrow ? tomorrow : today)[next.name]
  return iqama ? [`iqama ${clock12(iqama)}`] : []
}
