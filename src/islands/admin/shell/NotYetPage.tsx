import { Icon } from '#islands/ui/Icon.tsx'
import { PageHead } from './PageHead.tsx'

interface Props {
  what: 'Events'
  link: { href: string; label: string }
}

/** Says honestly that a part of the panel is not set up, and leads to what visitors see. */
export function NotYetPage({ what, link }: Props) {
  return (
    <>
      <PageHead title={what} />
      <div className="empty">
        <Icon name="calendar-days" />
        <p>
          This part of the panel is not set up yet, so {what.toLowerCase()} cannot be changed here.
        </p>
        <a className="button button-quiet" href={link.href}>
          {link.label}
        </a>
      </div>
    </>
  )
}
