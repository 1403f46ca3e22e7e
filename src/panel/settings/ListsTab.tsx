import { useStore } from '@nanostores/react'
import { SEED_SUBJECTS } from '#domain/contact/subjects.ts'
import { SEED_CATEGORIES } from '#domain/lists/categories.ts'
import { EarlierVersions, VersionComparison } from '#panel/editing/EarlierVersions.tsx'
import { changeHabits, habitsDifferences, habitsForm, habitsVersions } from './habits.ts'
import { ListEditor } from './lists/ListEditor.tsx'
import { SettingsForm } from './SettingsForm.tsx'

/** What events are sorted by, and what people write about. */
export function ListsTab() {
  const versions = useStore(habitsVersions.$data)
  return (
    <SettingsForm store={habitsForm} rows={6} differencesOf={habitsDifferences}>
      {({ values, stored, errors, ...form }) => (
        <>
          <ListEditor
            name="categories"
            title="Categories of events"
            lead="Visitors filter the events by them. Apps and links keep working when you rename one."
            noun="category"
            entries={values.categories ?? SEED_CATEGORIES}
            stored={stored.categories ?? SEED_CATEGORIES}
            error={errors.categories}
            onChange={categories => changeHabits({ categories })}
          />
          <ListEditor
            name="subjects"
            title="Subjects of messages"
            lead="People choose one in the contact form. The pages follow once the site is built again."
            noun="subject"
            entries={values.subjects ?? SEED_SUBJECTS}
            stored={stored.subjects ?? SEED_SUBJECTS}
            error={errors.subjects}
            onChange={subjects => changeHabits({ subjects })}
          />
          <EarlierVersions
            versions={versions}
            load={() => void habitsVersions.load()}
            current={stored.revision}
            original="What the site came with"
          >
            {(version, when) => (
              <VersionComparison
                form={{ values, stored, errors, ...form }}
                store={habitsForm}
                differencesOf={habitsDifferences}
                when={when}
                revision={version.revision}
                version={version}
                now={stored}
                question={`Region, names, categories and subjects are as they were saved ${when}.`}
              />
            )}
          </EarlierVersions>
        </>
      )}
    </SettingsForm>
  )
}
