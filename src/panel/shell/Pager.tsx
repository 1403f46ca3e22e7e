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

/** The way from one page of a long list to the next. What was pressed keeps the focus at the end too. */
export function Pager({ label, page, pages, turnTo }: Props) {
  const to = (next: number) => {
    const isEnd = next < 1 || next > pages
    return { 'aria-disabled': isEnd || undefined, onClick: () => isEnd || turnTo(next) }
  }
  return (
    <nav className="pager line-2xs" aria-label={label}>
      <Button icon="arrowLeft" {...to(page - 1)}>
        Previous
      </Button>
      <p aria-live="polite">
        Page {page} of {pages}
      </p>
      <Button {...to(page + 1)}>
        Next <Icon name="arrowRight" />
      </Button>
    </nav>
  )
}
