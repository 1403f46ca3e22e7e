import { Notice } from '#islands/ui/Notice.tsx'
import { PanelLink } from '#panel/shell/PanelLink.tsx'
import { usePart } from './dashboard.ts'

/** What somebody has to do about the prayer times: what ends, an Eid to enter, times that cannot be. */
export function PrayerTasks() {
  const tasks = usePart('prayer')?.tasks ?? []
  return tasks.map(({ title, lines, href, label }) => (
    <Notice key={href} kind="warning" title={title}>
      {lines.map(line => (
        <p key={line}>{line}</p>
      ))}
      <p>
        <PanelLink href={href}>{label}</PanelLink>
      </p>
    </Notice>
  ))
}
