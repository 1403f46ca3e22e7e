import { useEffect } from 'react'
import { Button } from '#islands/ui/Button.tsx'
import { Notice } from '#islands/ui/Notice.tsx'
import { UNANSWERED } from './loaded.ts'
import { PageHead } from './PageHead.tsx'
import { PanelLink } from './PanelLink.tsx'

/** The global fallback: nothing of the panel can be shown (docs/product.md, section 10). */
export function GlobalError() {
  return (
    <div className="gate">
      <Notice kind="error" role="alert">
        <p>Something went wrong. We're working on it.</p>
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
export function PageError({ retry, error }: { retry: () => void; error: unknown }) {
  return NOT_LOADED.test(String(error)) ? <PageNotLoaded /> : <PageFailed retry={retry} />
}

/** How browsers and Vite name a file of the panel that did not arrive. */
const NOT_LOADED = /dynamically imported module|module script failed|preload CSS/i

const reload = () => location.reload()

/** The network is away, or another release has other files: only a reload asks for a file again. */
function PageNotLoaded() {
  useEffect(() => {
    addEventListener('online', reload)
    return () => removeEventListener('online', reload)
  }, [])
  return (
    <>
      <PageHead title="This page is not loaded yet" />
      <Notice kind="error" role="alert">
        <p>{UNANSWERED} The page opens by itself once there is a connection.</p>
      </Notice>
      {/* Without a network the browser would show its own error in place of the panel. */}
      {navigator.onLine && (
        <div className="cluster">
          <Button kind="primary" icon="rotate-ccw" onClick={reload}>
            Try again
          </Button>
        </div>
      )}
    </>
  )
}

function PageFailed({ retry }: { retry: () => void }) {
  return (
    <>
      <PageHead title="Unexpected Application Error!" />
      <Notice kind="error" role="alert">
        <p>
          This page of the panel could not be shown. Nothing that you saved is lost. Try again, or
          continue with another page.
        </p>
      </Notice>
      <div className="cluster">
        <Button kind="primary" icon="rotate-ccw" onClick={retry}>
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
        title="Unexpected Application Error!"
        lead="404: the panel has no page at this address."
      />
      <PanelLink className="button button-primary" href="/admin">
        Go to the dashboard
      </PanelLink>
    </>
  )
}
