import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { Notice } from '#islands/ui/Notice.tsx'
import { loadDashboard, usePart } from '#panel/dashboard/dashboard.ts'
import { ExampleList } from '#panel/dashboard/Examples.tsx'
import { usePublishing } from '#panel/publishing/usePublishing.ts'
import { $changes } from '#panel/shell/changes.ts'
import { PanelLink } from '#panel/shell/PanelLink.tsx'

/** What is still an example, and where to go from here. */
export function DoneStep() {
  const changes = useStore($changes)
  const [isCounted, setCounted] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change may have replaced an example
  useEffect(() => void loadDashboard().then(() => setCounted(true)), [changes])
  const setup = usePart('setup')
  const progress = usePublishing()?.progress
  return (
    <>
      {progress?.state === 'rebuilding' && !progress.live && (
        <Notice>
          Your pages are being built with your answers. Until then visitors see the examples.
        </Notice>
      )}
      <p className="cluster">
        <a className="button button-primary" href="/">
          Open the site
        </a>
        <PanelLink className="button button-quiet" href="/admin">
          Go to the dashboard
        </PanelLink>
      </p>
      {isCounted && setup && setup.examples.length > 0 && (
        <>
          <h2>Still examples ({setup.examples.length})</h2>
          <ExampleList examples={setup.examples} />
        </>
      )}
    </>
  )
}
