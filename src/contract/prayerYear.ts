import type { PrayerTimesResponse } from '#domain/prayer/response.ts'

/**
 * The build's file of a year, for the script inside the page, which is kept small: other code calls
 * `getPrayerYearFile`. Rejects where there is no such file.
 */
export async function readPrayerYear(year: string): Promise<PrayerTimesResponse> {
  // That of a further language of the site is in its folder.
  const { folder = '' } = document.documentElement.dataset
  const response = await fetch(`${folder}/prayer-times/${year}.json`, { credentials: 'omit' })
  if (!response.ok) throw new Error(`${year}.json: ${response.status}`)
  return response.json()
}
