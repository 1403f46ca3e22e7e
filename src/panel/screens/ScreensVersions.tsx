import { useStore } from '@nanostores/react'
import type { ScreensResponse } from '#contract/screens.ts'
import { EarlierVersions, VersionComparison } from '#panel/editing/EarlierVersions.tsx'
import type { ReadyForm } from '#panel/editing/form.ts'
import { screenDifferences } from './rules.ts'
import { type ScreensValues, screensForm, screensVersions } from './screens.ts'

/** What was saved before, to go back to. */
export function ScreensVersions({ form }: { form: ReadyForm<ScreensValues, ScreensResponse> }) {
  const versions = useStore(screensVersions.$data)
  const { revision, screens } = form.stored
  return (
    <EarlierVersions
      versions={versions}
      load={() => void screensVersions.load()}
      current={revision}
      original="The original screens"
    >
      {(version, when) => (
        <VersionComparison
          form={form}
          store={screensForm}
          differencesOf={screenDifferences}
          when={when}
          revision={version.revision}
          version={{ screens: version.screens }}
          now={{ screens }}
          question={`The screens become as they were saved ${when}.`}
        />
      )}
    </EarlierVersions>
  )
}
