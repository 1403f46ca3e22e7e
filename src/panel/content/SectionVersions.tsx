import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { getSectionVersion, getSectionVersions } from '#contract/content.ts'
import type { DifferencesOf } from '#domain/declared/words.ts'
import { ErrorNotice } from '#islands/ui/Notice.tsx'
import { Spinner } from '#islands/ui/Spinner.tsx'
import { EarlierVersions, VersionComparison } from '#panel/editing/EarlierVersions.tsx'
import { resource } from '#panel/shell/loaded.ts'
import { callAsAdmin } from '#panel/shell/session.ts'
import type { SectionEditing } from './editing.ts'

/** The kept versions of a section, newest first. */
const keptSectionVersions = resource(async (pageId: string, sectionId: string) => {
  const { versions } = await callAsAdmin(getSectionVersions, { params: { pageId, sectionId } })
  return versions.map(version => ({ ...version, savedBy: version.by }))
})

/** The version that is looked at, with its text. */
const sectionVersion = resource((pageId: string, sectionId: string, revision: number) =>
  callAsAdmin(getSectionVersion, { params: { pageId, sectionId, revision: String(revision) } }),
)

interface Props {
  editing: SectionEditing
  differencesOf: DifferencesOf<string>
}

/** The earlier versions of the section. */
export function SectionVersions({ editing, differencesOf }: Props) {
  const versions = useStore(keptSectionVersions.$data)
  const { pageId, stored } = editing
  return (
    <EarlierVersions
      versions={versions}
      load={() => void keptSectionVersions.load(pageId, stored.id)}
      current={stored.revision}
      original="The original text"
    >
      {({ revision }, when) => <Chosen {...{ editing, differencesOf, revision, when }} />}
    </EarlierVersions>
  )
}

function Chosen({ editing, revision, ...rest }: Props & { revision: number; when: string }) {
  const version = useStore(sectionVersion.$data)
  const { pageId, stored, store } = editing
  const { id } = stored
  useEffect(() => void sectionVersion.load(pageId, id, revision), [pageId, id, revision])
  if (version.state === 'failed') {
    return <ErrorNotice text={version.message} />
  }
  if (version.state === 'loading' || version.data.revision !== revision) return <Spinner />
  return (
    <VersionComparison
      {...rest}
      {...{ form: editing, store, revision }}
      version={version.data.content}
      now={stored.content}
    />
  )
}
