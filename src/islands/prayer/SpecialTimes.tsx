import { closedInWords } from '#domain/prayer/notices.ts'
import type { PrayerRow } from '#domain/prayer/response.ts'
import { furtherRows } from '#domain/prayer/view/furtherRows.ts'
import { clock12, formatDay } from '#domain/time/format.ts'
import { marks } from '#texts/marks.ts'
import { eidCardTexts } from '#texts/specialTimes.ts'

/** The Eid of the coming days with all its prayers; `early` is its day if the moon is seen. */
function EidCard({ row, early }: { row: PrayerRow; early?: string }) {
  const { iso, eid } = row
  if (!eid) return null
  const days = [...(early && eid.expected ? [early] : []), iso].map(formatDay)
  return (
    <section className="eid-card" aria-labelledby="eid-title">
      <h2 id="eid-title">{eid.name}</h2>
      <p>
        {days.join(eidCardTexts.or)}
        {eid.expected && ` ${eidCardTexts.expected}`}
      </p>
      {eid.prayers.length === 0 && (
        <p>{eid.closed ? closedInWords(row) : eidCardTexts.unannounced}</p>
      )}
      <ul>
        {eid.prayers.map(({ time, takbir, place, language, note }) => (
          <li key={time}>
            <strong>{eidCardTexts.prayerAt(clock12(time))}</strong>
            <span>
              {[takbir && eidCardTexts.takbirAt(clock12(takbir)), place, language]
                .filter(Boolean)
                .join(marks.dot)}
            </span>
            {note && <span>{note}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What is loaded for days that show it. */
export const specialTimes = { EidCard, furtherRows }
