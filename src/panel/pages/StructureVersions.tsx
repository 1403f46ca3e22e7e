import { useStore } from '@nanostores/react'
import type { StructureResponse } from '#contract/structure.ts'
import { EarlierVersions, VersionComparison } from '#panel/editing/EarlierVersions.tsx'
import type { ReadyForm } from '#panel/editing/form.ts'
import { structureDifferences } from './differences.ts'
import { type StructureValues, structureForm, structureVersions } from './structure.ts'

/** The pages and menus that were saved before, to go back to. */
export function StructureVersions({
  form,
}: {
  form: ReadyForm<StructureValues, StructureResponse>
}) {
  const versions = useStore(structureVersions.$data)
  const { revision, structure } = form.stored
  return (
    <EarlierVersions
      versions={versions}
      load={() => void structureVersions.load()}
      current={revision}
      original="The original pages and menus"
    >
      {(version, when) => (
        <VersionComparison
          form={form}
          store={structureForm}
          differencesOf={structureDifferences}
          when={when}
          revision={version.revision}
          version={{ structure: version.structure }}
          now={{ structure }}
          question={`The pages and menus become as they were saved ${when}.`}
        />
      )}
    </EarlierVersions>
  )
}
