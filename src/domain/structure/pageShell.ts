import { escapeHtml } from '#domain/content/escape.ts'
import { fillMarks } from '#domain/content/shell.ts'
import type { SiteId } from './structure.ts'

/** The prebuilt page that a function fills with a page newer than the build. */
export const shellPath = (site: SiteId): string => `/shell/${site}`

/** The marks in it. */
export const PAGE_SHELL = {
  id: '__PAGE_ID__',
  title: '__PAGE_TITLE__',
  description: '__PAGE_DESCRIPTION__',
  /** Its address without the first slash, in the canonical one. */
  path: '__PAGE_PATH__',
  /** All that its main element holds. */
  main: '__PAGE_MAIN__',
} as const

/** `main` is HTML, the rest is text; `sheets` and `scripts`: the blocks whose own the page needs. */
interface Parts extends Record<keyof typeof PAGE_SHELL, string> {
  sheets: readonly string[]
  scripts: readonly string[]
}

const SHEET = /<link data-of="([a-z]+)"([^>]*>)/g
const SCRIPT = /<template data-of="([a-z]+)">(.*?)<\/template>/gs

/**
 * The whole page. The shell has the sheet of every block and, where no browser loads it, the script:
 * what the page does not show goes.
 */
export function fillPageShell(shell: string, { sheets, scripts, ...parts }: Parts): string {
  const links: string[] = []
  const own = shell
    .replace(SHEET, (_, block, rest) => {
      if (sheets.includes(block)) links.push(`<link${rest}`)
      return ''
    })
    // After the sheet that names the layers.
    .replace('</head>', `${links.join('')}</head>`)
    .replace(SCRIPT, (_, block, script) => (scripts.includes(block) ? script : ''))
  const filled = Object.entries(PAGE_SHELL).map(([name, mark]) => {
    const part = parts[name as keyof typeof PAGE_SHELL]
    return [mark, name === 'main' ? part : escapeHtml(part)]
  })
  return fillMarks(own, Object.fromEntries(filled))
}
