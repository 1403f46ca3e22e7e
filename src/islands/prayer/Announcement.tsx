import { announcements } from '#domain/prayer/changes.ts'
import type { PrayerTimesResponse } from '#domain/prayer/response.ts'

/** The changes of the coming week, one line per day; space for two lines is reserved. */
export function Announcement({
  response,
  moment,
}: {
  response: PrayerTimesResponse | undefined
  moment: Date
}) {
  const days = response ? announcements(response, moment) : []
  return (
    <div className={days.length > 0 ? 'announcement has-changes' : 'announcement'}>
      {days.map(({ when, what }) => (
        <p key={when}>
          <strong>{when}:</strong> {what}.
        </p>
      ))}
    </div>
  )
}
