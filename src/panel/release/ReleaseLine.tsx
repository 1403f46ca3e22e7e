import { Suspense, useState } from 'react'
import { VERSION } from '#config/version.ts'
import { Button } from '#islands/ui/Button.tsx'
import { later } from '#panel/shell/later.ts'
import { PanelLanguages } from '#panel/shell/PanelLanguages.tsx'

const { WhatChanged } = later(() => import('./WhatChanged.tsx'))

/** The foot of the panel: which release this is, and what it changed. */
export function ReleaseLine() {
  const [open, setOpen] = useState(false)
  return (
    <footer className="release-line muted">
      <span>Release {VERSION}</span>
      <Button kind="link" onClick={() => setOpen(true)}>
        What’s new
      </Button>
      <PanelLanguages />
      {open && (
        <Suspense>
          <WhatChanged onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </footer>
  )
}
