import MASJID_TIMES from 'virtual:masjid-times'
import type { APIRoute } from 'astro'

/** The script for other sites (components/widget/masjidTimes.ts). Its address never changes. */
export const GET: APIRoute = () =>
  new Response(MASJID_TIMES, { headers: { 'content-type': 'text/javascript; charset=utf-8' } })
