import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { Notice } from '#islands/ui/Notice.tsx'
import { Spinner } from '#islands/ui/Spinner.tsx'
import { EarlierVersions, RestoreVersion } from '#panel/editing/EarlierVersions.tsx'
import { Comparison } from './compare/Comparison.tsx'
import { type Editing, isChanged, restore } from './editing.ts'
import { sectionVersion, sectionVersions } from './versions.ts'

/** What the section said before, to be looked at, compared with what it says now, and restored. */
export function Versions({ editing }: { editing: Editing }) {
  const versions = useStore(sectionVersions.$data)
  const { pageId, base } = editing
  return (
    <EarlierVersions
      versions={versions}
      load={() => void sectionVersions.load(pageId, base.id)}
      current={base.revision}
      original="The original text"
      none="Each save keeps the text before it here. There is none yet."
    >
      {({ revision }, when) => <Chosen editing={editing} revision={revision} when={when} />}
    </EarlierVersions>
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
  return (
    <>
      <Comparison
        kind={kind}
        before={{ title: when, content: version.data.content }}
        after={{ title: 'Now', content: base.content }}
      />
      <RestoreVersion
        isChanged={isChanged(editing)}
        busy={saving}
        onRestore={() => void restore(revision)}
      />
    </>
  )
}
