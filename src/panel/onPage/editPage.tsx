import { createRoot } from 'react-dom/client'
import { Boundary } from '#panel/shell/Boundary.tsx'
import '#panel/shell/arrange.css'
import '#panel/shell/shared.css'
import { EditOnPage } from './EditOnPage.tsx'
import './onPage.css'
import type { Put } from './usePreview.ts'

interface Editing {
  put: Put
  wanted: string
  /** The page is as visitors see it again. */
  onDone: () => void
}

/** Makes the open page of the site editable, until its admin is done. */
export function editPage({ put, wanted, onDone }: Editing): void {
  const host = document.createElement('div')
  host.className = 'on-page'
  // First on the page, so that Tab leads from the bar to the pieces.
  document.querySelector('.skip-link')?.after(host)
  const root = createRoot(host)
  const end = () => {
    root.unmount()
    host.remove()
    onDone()
  }
  root.render(
    <Boundary
      fallback={() => (
        <p className="edit-bar line-s spread" role="alert">
          Something went wrong. Reload the page and try again.
        </p>
      )}
    >
      <EditOnPage put={put} wanted={wanted} onDone={end} />
    </Boundary>,
  )
}
