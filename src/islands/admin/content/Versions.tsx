import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import type { SectionVersion } from '#contract/content.ts'
import { momentInWords } from '#domain/activity/moment.ts'
import { Button } from '#islands/ui/Button.tsx'
import { Notice } from '#islands/ui/Notice.tsx'
import { Spinner } from '#islands/ui/Spinner.tsx'
import { type Editing, isChanged, restore } from '#stores/admin/content/editing.ts'
import { sectionVersion, sectionVersions } from '#stores/admin/content/versions.ts'
import { $now, mosqueZone } from '#stores/clock.ts'
import { Comparison } from './compare/Comparison.tsx'

/** What the section said before, to be looked at, compared with what it says now, and restored. */
export function Versions({ editing }: { editing: Editing }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details
      className="quiet-details"
      open={isOpen}
      onToggle={event => setOpen(event.currentTarget.open)}
    >
      <summary>Earlier versions</summary>
      {isOpen && <List editing={editing} />}
    </details>
  )
}

function List({ editing }: { editing: Editing }) {
  const versions = useStore(sectionVersions.$data)
  const [chosen, setChosen] = useState<number | null>(null)
  const { pageId, base } = editing
  // biome-ignore lint/correctness/useExhaustiveDependencies: a save makes one more
  useEffect(() => void sectionVersions.load(pageId, base.id), [pageId, base.id, base.revision])
  if (versions.state === 'loading' || (versions.state === 'ready' && versions.busy)) {
    return <Spinner />
  }
  if (versions.state === 'failed') {
    return (
      <Notice kind="error" role="alert">
        <p>{versions.message}</p>
        <Button kind="link" onClick={() => void sectionVersions.load(pageId, base.id)}>
          Try again
        </Button>
      </Notice>
    )
  }
  const earlier = versions.data.filter(({ revision }) => revision !== base.revision)
  if (earlier.length === 0) {
    return <p className="muted">Each save keeps the text before it here. There is none yet.</p>
  }
  return (
    <ul className="rows">
      {earlier.map(version => (
        <Row
          key={version.revision}
          editing={editing}
          version={version}
          isOpen={chosen === version.revision}
          onToggle={() => setChosen(chosen === version.revision ? null : version.revision)}
        />
      ))}
    </ul>
  )
}

interface RowProps {
  editing: Editing
  version: SectionVersion
  isOpen: boolean
  onToggle: () => void
}

function Row({ editing, version: { revision, savedAt, by }, isOpen, onToggle }: RowProps) {
  const now = useStore($now)
  const when = savedAt ? momentInWords(savedAt, mosqueZone(), now) : 'The original text'
  return (
    <li>
      <p className="row-text">
        {when}
        {by && <span className="muted"> by {by}</span>}
      </p>
      <Button aria-expanded={isOpen} onClick={onToggle}>
        {isOpen ? 'Close' : 'Compare'}
        <span className="visually-hidden"> the version: {when}</span>
      </Button>
      {isOpen && <Chosen editing={editing} revision={revision} when={when} />}
    </li>
  )
}

function Chosen({ editing, revision, when }: { editing: Editing; revision: number; when: string }) {
  const version = useStore(sectionVersion.$data)
  const { pageId, base, kind, saving } = editing
  useEffect(() => void sectionVersion.load(pageId, base.id, revision), [pageId, base.id, revision])
  if (version.state === 'failed') {
    return (
      <Notice kind="error" role="alert">
        <p>{version.message}</p>
      </Notice>
    )
  }
  if (version.state === 'loading' || version.data.revision !== revision) return <Spinner />
  const changed = isChanged(editing)
  return (
    <div className="section-version">
      <Comparison
        kind={kind}
        before={{ title: when, content: version.data.content }}
        after={{ title: 'Now', content: base.content }}
      />
      {changed && <p className="muted">Save or cancel your changes before you restore.</p>}
      <Button
        icon="rotate-ccw"
        disabled={changed}
        busy={saving}
        onClick={() => void restore(revision)}
      >
        Restore this version
      </Button>
    </div>
  )
}
