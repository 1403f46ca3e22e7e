import { Suspense, useState } from 'react'
import { createPortal } from 'react-dom'
import { Icon } from '#islands/ui/Icon.tsx'
import { later } from '#panel/shell/later.ts'

const { FindDialog } = later(() => import('./FindDialog.tsx'))

/** Opens the search of the panel, on every page. */
export function FindButton() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="search" />
        Find
      </button>
      {isOpen &&
        createPortal(
          <Suspense>
            <FindDialog onClose={() => setOpen(false)} />
          </Suspense>,
          document.body,
        )}
    </>
  )
}
