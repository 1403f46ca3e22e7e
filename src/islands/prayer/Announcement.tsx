import { announcements } from '#domain/prayer/changes.ts'
import type { PrayerTimesResponse } from '#domain/prayer/response.ts'

/**
 * The changes of the coming week, one line per day, in a box of at least two lines, whose space is
 * reserved until it is known that there are none.
 */
export function Announcement({
  response,
  moment,
}: {
  response: PrayerTimesResponse | undefined
  moment: Date
}) {
  const days = response ? announcements(response, moment) : []
  if (response && days.length === 0) return null
  return (
    <div className="announcement">
      {days.length > 0 && (
        <div className="announcement-box">
          {days.map(({ when, what }) => (
            <p key={when}>
              <strong>{when}:</strong> {what}.
            </p>
          ))}
        </div>
      )}
    </div>
  )
}
