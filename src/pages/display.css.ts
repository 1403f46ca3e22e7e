import type { APIRoute } from 'astro'
import { displaySheet } from '#components/display/sheet.ts'

/** The style sheet of screens, apart from those of other pages: what Chromium 76 knows. */
export const GET: APIRoute = () =>
  new Response(displaySheet, { headers: { 'content-type': 'text/css; charset=utf-8' } })
