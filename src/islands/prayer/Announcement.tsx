import type { PrayerTimesAnswer } from '#domain/prayer/answer.ts'
import { announcements } from '#domain/prayer/changes.ts'

/** What changes in the coming week, a line for each day; a place for two lines is held open. */
export function Announcement({
  answer,
  moment,
}: {
  answer: PrayerTimesAnswer | undefined
  moment: Date
}) {
  const days = answer ? announcements(answer, moment) : []
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
