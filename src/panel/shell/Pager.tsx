import { Button } from '#islands/ui/Button.tsx'
import { Icon } from '#islands/ui/Icon.tsx'
import './pager.css'

interface Props {
  /** What has the pages, as in 'Pages of the log'. */
  label: string
  page: number
  pages: number
  turnTo: (page: number) => void
}

/** The way from one page of a long list to the next. */
export const Pager = ({ label, page, pages, turnTo }: Props) => (
  <nav className="pager line-2xs" aria-label={label}>
    <Button icon="arrowLeft" disabled={page <= 1} onClick={() => turnTo(page - 1)}>
      Previous
    </Button>
    <p aria-live="polite">
      Page {page} of {pages}
    </p>
    <Button disabled={page >= pages} onClick={() => turnTo(page + 1)}>
      Next <Icon name="arrowRight" />
    </Button>
  </nav>
)
