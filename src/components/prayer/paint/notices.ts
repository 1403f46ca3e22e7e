/**
 * Shows the notices in force and hides the others, by the times that their elements carry: instants
 * in the form of toISOString, which sort as texts. The root has the kind of the most pressing one.
 */
export function paintNotices(moment: Date): void {
  const at = moment.toISOString()
  let kind = ''
  for (const place of document.querySelectorAll<HTMLElement>('[data-shown-until]')) {
    const { shownFrom = '', shownUntil = '', kind: own = '' } = place.dataset
    place.hidden = at < shownFrom || at >= shownUntil
    if (!place.hidden) kind ||= own
  }
  const root = document.documentElement
  if (kind) root.dataset.notice = kind
  else delete root.dataset.notice
  for (const ticker of document.querySelectorAll<HTMLElement>('[data-ticker]')) {
    if (kind) ticker.hidden = false
  }
}
