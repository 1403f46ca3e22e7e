import type { APIRoute, GetStaticPaths } from 'astro'
import { snapshot } from '#config/snapshot.ts'
import { timetableYears } from '#config/timetables.ts'
import { prayerTimesResponse } from '#domain/prayer/prayerTimesResponse.ts'

export const getStaticPaths: GetStaticPaths = () =>
  timetableYears.map(year => ({ params: { year: String(year) } }))

/** The year's times as GET /api/prayertimes returns them, for when functions fail. */
export const GET: APIRoute = ({ params }) =>
  Response.json(
    prayerTimesResponse(snapshot.prayer.settings, {
      now: new Date(snapshot.takenAt),
      year: Number(params.year),
    }),
  )
