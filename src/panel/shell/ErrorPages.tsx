import { Button } from '#islands/ui/Button.tsx'
import { Notice } from '#islands/ui/Notice.tsx'
import { PageHead } from './PageHead.tsx'
import { PanelLink } from './PanelLink.tsx'

/** The global fallback: nothing of the panel can be shown (docs/product.md, section 10). */
export function GlobalError() {
  return (
    <div className="gate">
      <Notice kind="error" role="alert">
        Something went wrong. We're working on it.
      </Notice>
      <div className="cluster">
        <Button kind="primary" onClick={() => location.reload()}>
          Reload the page
        </Button>
        <a className="button button-quiet" href="/">
          Go to the site
        </a>
      </div>
    </div>
  )
}

/** A page that failed; the rest of the panel keeps working. */
export function PageError({ retry }: { retry: () => void }) {
  return (
    <>
      <PageHead title="Unexpected Application Error!" />
      <Notice kind="error" role="alert">
        This page of the panel could not be shown. Nothing that you saved is lost. Try again, or
        continue with another page.
      </Notice>
      <div className="cluster">
        <Button kind="primary" icon="rotateCcw" onClick={retry}>
          Try again
        </Button>
        <PanelLink className="button button-quiet" href="/admin">
          Go to the dashboard
        </PanelLink>
      </div>
    </>
  )
}

/** An address of the panel that means no page. */
export function UnknownPage() {
  return (
    <>
      <PageHead
        title="There is no page at this address"
        lead="It may have moved, or the address is mistyped. Nothing is lost."
      />
      <PanelLink className="button button-primary" href="/admin">
        Go to the dashboard
      </PanelLink>
    </>
  )
}
