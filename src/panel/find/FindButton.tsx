import { lazy, Suspense, useState } from 'react'
import { createPortal } from 'react-dom'
import { Icon } from '#islands/ui/Icon.tsx'

const FindDialog = lazy(async () => {
  const { FindDialog } = await import('./FindDialog.tsx')
  return { default: FindDialog }
})

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
