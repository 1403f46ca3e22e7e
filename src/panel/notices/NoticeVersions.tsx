import type { AdminNotice } from '#contract/notices.ts'
import { EarlierVersions, VersionComparison } from '#panel/editing/EarlierVersions.tsx'
import type { ReadyForm } from '#panel/editing/form.ts'
import { mosqueZone } from '#stores/clock.ts'
import type { EditedNotice, NoticeFormStore } from './editor.ts'
import { type NoticeValues, valuesOf } from './values.ts'

interface Props {
  /** As it is stored. */
  notice: AdminNotice
  form: ReadyForm<NoticeValues, EditedNotice>
  store: NoticeFormStore
}

/** The earlier versions of a notice, which come with it. */
export function NoticeVersions({ notice, form, store }: Props) {
  const zone = mosqueZone()
  const { earlier } = notice
  if (earlier.length === 0) return null
  return (
    <EarlierVersions
      versions={{ state: 'ready', data: earlier, busy: false }}
      load={noLoad}
      current={notice.revision}
      original=""
    >
      {(version, when) => (
        <VersionComparison
          {...{ form, store, when }}
          revision={version.revision}
          version={valuesOf(version, zone)}
          now={valuesOf(notice, zone)}
        />
      )}
    </EarlierVersions>
  )
}

const noLoad = () => {}
