import { escapeHtml } from '#domain/content/escape.ts'
import type { WidgetChoice } from './choice.ts'
import { widgetPath } from './choice.ts'

const SCRIPT_PATH = '/masjid-times.js'

/** What a snippet needs beside the choice. */
interface SnippetSite {
  /** The site's own address, without a path. */
  origin: string
  /** 'Prayer times of Mercy Islamic Center', for screen readers, and where scripts are blocked. */
  label: string
  /** Where its pages in the language are, beside the site's own: '/ar'. */
  folder?: string | undefined
}

/** The lines for a site that takes a script: the frame is then as high as what it shows. */
export function tagSnippet(
  choice: WidgetChoice,
  { origin, label, folder = '' }: SnippetSite,
): string {
  const { view, theme, color } = choice
  const attributes = [
    view !== 'today' && `view="${view}"`,
    theme !== 'auto' && `theme="${theme}"`,
    color && `color="#${color}"`,
    folder && `lang="${folder.slice(1)}"`,
    `label="${escapeHtml(label)}"`,
  ].filter(Boolean)
  return [
    `<script src="${origin}${SCRIPT_PATH}" async></script>`,
    `<masjid-times ${attributes.join(' ')}>`,
    `  <a href="${origin}${folder}/prayer-times">${escapeHtml(label)}</a>`,
    '</masjid-times>',
  ].join('\n')
}

/** The line for an editor that takes no scripts: a frame of a fixed height in pixels. */
export function frameSnippet(
  choice: WidgetChoice,
  { origin, label, folder = '' }: SnippetSite,
  height: number,
): string {
  const address = escapeHtml(origin + folder + widgetPath(choice))
  return `<iframe src="${address}" title="${escapeHtml(label)}" width="100%" height="${height}" style="border:0;max-width:${choice.view === 'month' ? 48 : 36}rem" loading="lazy"></iframe>`
}
