import type { APIRoute, GetStaticPaths } from 'astro'
import { displaySheet } from './sheet.ts'
import { fileVersion } from './version.ts'

export const getStaticPaths: GetStaticPaths = () => [
  { params: { version: fileVersion(displaySheet) } },
]

/** The style sheet of screens, apart from those of other pages: what Chromium 76 knows. */
export const GET: APIRoute = () =>
  new Response(displaySheet, { headers: { 'content-type': 'text/css; charset=utf-8' } })
