import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useState } from 'react'
import { momentInWords } from '#domain/time/momentInWords.ts'
import { Button } from '#islands/ui/Button.tsx'
import { Notice } from '#islands/ui/Notice.tsx'
import { Spinner } from '#islands/ui/Spinner.tsx'
import type { Loaded } from '#panel/shell/loaded.ts'
import { $now, mosqueZone } from '#stores/clock.ts'
import './versions.css'

/** What is told of every kept version of anything. */
export interface Version {
  revision: number
  /** ISO instant; null: as the site came. */
  savedAt: string | null
  /** The admin's name. */
  by?: string | null | undefined
}

interface Props<V extends Version> {
  versions: Loaded<readonly V[]>
  /** Asks for them; called anew when `current` changes, since a save makes one more. */
  load: () => void
  /** The revision that stands. */
  current: number
  /** What a version is called that came with the site: 'The original text'. */
  original: string
  /** What is said where there is none. */
  none: string
  /** The version that is looked at, compared with what stands; `when` names it. */
  children: (version: V, when: string) => ReactNode
}

/** What something was before its saves, folded away, to be looked at one by one. */
export function EarlierVersions<V extends Version>(props: Props<V>) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details
      className="quiet-details"
      open={isOpen}
      onToggle={event => setOpen(event.currentTarget.open)}
    >
      <summary>Earlier versions</summary>
      {isOpen && <List {...props} />}
    </details>
  )
}

function List<V extends Version>(props: Props<V>) {
  const { versions, load, current, original, none, children } = props
  const [chosen, setChosen] = useState<number | null>(null)
  const now = useStore($now)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the revision stands for what is asked for
  useEffect(load, [current])
  if (versions.state === 'loading' || (versions.state === 'ready' && versions.busy)) {
    return <Spinner />
  }
  if (versions.state === 'failed') {
    return (
      <Notice kind="error" role="alert">
        <p>{versions.message}</p>
        <Button kind="link" onClick={load}>
          Try again
        </Button>
      </Notice>
    )
  }
  const earlier = versions.data.filter(({ revision }) => revision !== current)
  if (earlier.length === 0) return <p className="muted">{none}</p>
  return (
    <ul className="rows">
      {earlier.map(version => {
        const { revision, savedAt, by } = version
        const when = savedAt ? momentInWords(savedAt, mosqueZone(), now) : original
        const isOpen = chosen === revision
        return (
          <li key={revision}>
            <p className="row-text">
              {when}
              {by && <span className="muted"> by {by}</span>}
            </p>
            <Button aria-expanded={isOpen} onClick={() => setChosen(isOpen ? null : revision)}>
              {isOpen ? 'Close' : 'Compare'}
              <span className="visually-hidden"> the version: {when}</span>
            </Button>
            {isOpen && <div className="version-chosen">{children(version, when)}</div>}
          </li>
        )
      })}
    </ul>
  )
}

interface RestoreProps {
  /** Something is typed and not saved, which restoring would lose. */
  isChanged: boolean
  busy: boolean
  onRestore: () => void
}

/** Restores the version that is looked at. */
export function RestoreVersion({ isChanged, busy, onRestore }: RestoreProps) {
  return (
    <>
      {isChanged && <p className="muted">Save or cancel your changes before you restore.</p>}
      <Button icon="rotate-ccw" disabled={isChanged} busy={busy} onClick={onRestore}>
        Restore this version
      </Button>
    </>
  )
}
