import { SEED_SUBJECTS } from '#domain/contact/subjects.ts'
import { SEED_CATEGORIES } from '#domain/lists/categories.ts'
import { DocumentVersions } from '#panel/editing/EarlierVersions.tsx'
import { errorsUnder } from '#panel/fields/FieldControl.tsx'
import { changeHabits, habitsForm } from './habits.ts'
import { ListEditor } from './lists/ListEditor.tsx'
import { SettingsForm } from './SettingsForm.tsx'

/** What events are sorted by, and what people write about. */
export function ListsTab() {
  return (
    <SettingsForm store={habitsForm} rows={6}>
      {form => (
        <>
          <ListEditor
            name="categories"
            title="Categories of events"
            lead="Visitors filter the events by them. Apps and links keep working when you rename one."
            label="New category"
            entries={form.values.categories ?? SEED_CATEGORIES}
            stored={form.stored.categories ?? SEED_CATEGORIES}
            errors={errorsUnder(form.errors, 'categories')}
            onChange={categories => changeHabits({ categories })}
          />
          <ListEditor
            name="subjects"
            title="Subjects of messages"
            lead="People choose one in the contact form. The pages follow once the site is built again."
            label="New subject"
            entries={form.values.subjects ?? SEED_SUBJECTS}
            stored={form.stored.subjects ?? SEED_SUBJECTS}
            errors={errorsUnder(form.errors, 'subjects')}
            onChange={subjects => changeHabits({ subjects })}
          />
          <DocumentVersions
            form={form}
            store={habitsForm}
            original="What the site came with"
            question={when =>
              `Region, names, categories and subjects are as they were saved ${when}.`
            }
          />
        </>
      )}
    </SettingsForm>
  )
}
