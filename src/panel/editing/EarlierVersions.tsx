import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import type { SavedDocument } from '#contract/documents.ts'
import type { DifferencesOf } from '#domain/declared/words.ts'
import { momentInWords } from '#domain/time/intl.ts'
import { Button } from '#islands/ui/Button.tsx'
import { Dialog } from '#islands/ui/Dialog.tsx'
import { Spinner } from '#islands/ui/Spinner.tsx'
import { DialogEnd } from '#panel/shell/DialogEnd.tsx'
import { Folded } from '#panel/shell/Folded.tsx'
import type { Loaded } from '#panel/shell/loaded.ts'
import { NotLoaded } from '#panel/shell/NotLoaded.tsx'
import { $now, mosqueZone } from '#stores/clock.ts'
import { ComparedLines } from './ComparedLines.tsx'
import type { DocumentForm } from './documentForm.ts'
import type { FormStore, ReadyForm } from './form.ts'

/** What every kept version of anything has. */
interface Version {
  revision: number
  /** ISO instant; null: as the site came. */
  savedAt: string | null
  /** The admin's name. */
  savedBy?: string | null | undefined
}

interface Props<V extends Version> {
  versions: Loaded<readonly V[]>
  /** Loads them; again when `current` changes, since a save makes one more. */
  load: () => void
  /** The current revision. */
  current: number
  /** The name of a version that came with the site: 'The original text'. */
  original: string
  /** What the save that made it changed, in words. */
  whatOf?: ((version: V) => ReactNode) | undefined
  /** The version that is shown, compared with the current one; `when` names it. */
  children: (version: V, when: string) => ReactNode
}

/** What something was before its saves, folded away, to be looked at one by one. */
export const EarlierVersions = <V extends Version>(props: Props<V>) => (
  <Folded className="quiet-details" summary="Earlier versions">
    {() => <VersionList {...props} />}
  </Folded>
)

/** The earlier versions, newest first: when, and who. */
export function VersionList<V extends Version>(props: Props<V>) {
  const { versions, load, current, original, whatOf, children } = props
  const [chosen, setChosen] = useState<number | null>(null)
  const now = useStore($now)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new revision means one more version
  useEffect(load, [current])
  if (versions.state === 'loading' || (versions.state === 'ready' && versions.busy)) {
    return <Spinner />
  }
  if (versions.state === 'failed') {
    return <NotLoaded message={versions.message} retry={load} />
  }
  const earlier = versions.data.filter(({ revision }) => revision !== current)
  if (earlier.length === 0) {
    return <p className="muted">Each save keeps the version before it here. There is none yet.</p>
  }
  return (
    <ul className="bare rows">
      {earlier.map(version => {
        const { revision, savedAt, savedBy } = version
        const when = savedAt ? momentInWords(savedAt, mosqueZone(), now) : original
        const isOpen = chosen === revision
        return (
          <li key={revision}>
            <div className="row-text">
              {when}
              {savedBy && <span className="muted"> by {savedBy}</span>}
              {whatOf && <p className="small">{whatOf(version)}</p>}
            </div>
            <Button aria-expanded={isOpen} onClick={() => setChosen(isOpen ? null : revision)}>
              {isOpen ? 'Close' : 'Compare'}
              <span className="visually-hidden"> the version: {when}</span>
            </Button>
            {isOpen && <div className="whole start pile-s">{children(version, when)}</div>}
          </li>
        )
      })}
    </ul>
  )
}

interface DocumentProps<T, V> {
  form: ReadyForm<T, SavedDocument<V>>
  store: DocumentForm<T, V>
  original: string
  /** Asked before the version of a moment is restored. */
  question: (when: string) => string
}

/** The earlier versions of a document, to be compared and restored. */
export function DocumentVersions<T, V>(props: DocumentProps<T, V>) {
  const { form, store, original, question } = props
  const versions = useStore(store.versions.$data)
  return (
    <EarlierVersions
      versions={versions}
      load={() => void store.versions.load()}
      current={form.stored.revision}
      original={original}
    >
      {(version, when) => (
        <VersionComparison
          {...{ form, store, when }}
          revision={version.revision}
          version={store.valuesOf(version)}
          now={store.valuesOf(form.stored)}
          question={question(when)}
        />
      )}
    </EarlierVersions>
  )
}

interface ComparisonProps<T, Stored> {
  form: ReadyForm<T, Stored>
  store: Pick<FormStore<T, Stored>, 'restore' | 'differencesOf'>
  /** Where it is not always the same. */
  differencesOf?: DifferencesOf<T>
  revision: number
  /** When it was saved. */
  when: string
  version: T
  now: T
  /** Asked before it is restored; without it the button restores at once. */
  question?: string
}

/** The differences of a version from the current one, side by side, and a button to restore it. */
export function VersionComparison<T, Stored>(props: ComparisonProps<T, Stored>) {
  const { form, store, revision, when, version, now, question } = props
  const { differencesOf = store.differencesOf } = props
  const [isAsking, setAsking] = useState(false)
  const { changed, saving } = form
  const differences = useMemo(() => differencesOf(version, now), [differencesOf, version, now])
  return (
    <>
      {differences.some(({ isWhole }) => !isWhole) && (
        <p>Changed since then: {differences.map(({ label }) => label).join(', ')}.</p>
      )}
      <ComparedLines before={when} after="Now" differences={differences} isLabelled />
      {changed && <p className="muted">Save or discard your changes before you restore.</p>}
      <Button
        icon="rotateCcw"
        disabled={changed}
        busy={saving}
        onClick={() => (question ? setAsking(true) : void store.restore(revision))}
      >
        Restore this version
      </Button>
      {isAsking && (
        <Dialog title="Restore this version?" onClose={() => setAsking(false)}>
          <p>{question}</p>
          <DialogEnd
            onClose={() => setAsking(false)}
            onClick={() => {
              setAsking(false)
              void store.restore(revision)
            }}
          >
            Restore
          </DialogEnd>
        </Dialog>
      )}
    </>
  )
}
