import { announcements } from '#domain/prayer/changes.ts'
import type { PrayerTimesResponse } from '#domain/prayer/response.ts'

/** What changes in the coming week, a line for each day; a place for two lines is held open. */
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
