import type { APIRoute, GetStaticPaths } from 'astro'
import { builtTimes } from '#config/builtTimes.ts'
import { timetableYears } from '#config/timetables.ts'

export const getStaticPaths: GetStaticPaths = () =>
  timetableYears.map(year => ({ params: { year: String(year) } }))

/** The year's times as GET /api/prayertimes returns them, for when functions fail. */
export const GET: APIRoute = ({ params }) => Response.json(builtTimes(Number(params.year)))
