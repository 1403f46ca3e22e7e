import { PanelLink } from '#panel/shell/PanelLink.tsx'
import { newNotice, TEMPLATE_LABELS, TEMPLATES } from './usual.ts'

/** Opens the form of a usual notice, from the dashboard and from the page of notices. */
export function NoticeLinks() {
  return (
    <nav className="quick-links pile-2xs" aria-labelledby="notice-links-title">
      <h2 className="plain-heading small" id="notice-links-title">
        Post a notice
      </h2>
      <ul className="bare line-2xs">
        {TEMPLATES.map(template => (
          <li key={template}>
            <PanelLink className="button button-quiet" href={newNotice(template)}>
              {TEMPLATE_LABELS[template]}
            </PanelLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
