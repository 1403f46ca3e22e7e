import DISPLAY_SCRIPT from 'virtual:display'
import type { APIRoute, GetStaticPaths } from 'astro'
import { fileVersion } from './version.ts'

export const getStaticPaths: GetStaticPaths = () => [
  { params: { version: fileVersion(DISPLAY_SCRIPT) } },
]

/** The script of screens, apart from those of other pages: in the JavaScript of 2019. */
export const GET: APIRoute = () =>
  new Response(DISPLAY_SCRIPT, { headers: { 'content-type': 'text/javascript; charset=utf-8' } })
