import { afterKhutbah, leadInWords, nextInWords } from '#domain/prayer/leadWords.ts'
import type { ReadyState } from '#domain/prayer/schedule.ts'
import { clock12 } from '#domain/time/civil.ts'

/**
 * The lead in large letters, below it the sentence of docs/product.md unless it is the lead itself, and
 * above both the notices of the day. Without a day the space of the lines is reserved.
 */
export function LeadLines({ day }: { day: ReadyState | null }) {
  const [head, joint, tail] = day ? leadInWords(day) : ['\u00a0', '', '–:––']
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
  if (lead.instant !== next.instant) return [...afterKhutbah(lead), ...khateebOf(lead)]
  const { iqama } = (next.isTomorrow ? tomorrow : today)[next.name]
  return iqama ? [`iqama ${clock12(iqama)}`] : []
}

/** Who gives the khutbah that is waited for, where that is known. */
const khateebOf = ({ what, slot }: ReadyState['lead']): readonly string[] =>
  what === 'khutbah' && slot?.khateeb ? [slot.khateeb] : []
