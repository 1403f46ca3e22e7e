import { usePrayerView } from './context.ts'
import { FoundItem } from './FoundItem.tsx'
import { groupsOf } from './rules/foundGroups.ts'

const ID = 'to-correct'

/** Leads to the list of what prevents saving. */
export function showToCorrect(): void {
  const heading = document.getElementById(ID)
  heading?.scrollIntoView({ block: 'start' })
  heading?.focus({ preventScroll: true })
}

/**
 * What prevents saving, all of it, each with its remedy: a repair joins the unsaved changes, so that a
 * new place or method is saved together with what it makes impossible.
 */
export function ToCorrect() {
  const { editing, problems } = usePrayerView()
  if (editing.form || problems.length === 0) return null
  return (
    <section className="block" aria-labelledby={ID}>
      <h2 id={ID} tabIndex={-1}>
        To correct before saving
      </h2>
      <ul className="ahead pile-2xs">
        {groupsOf(problems).map(found => (
          <FoundItem key={`${found.path.join('.')} ${found.message}`} found={found} isWrong />
        ))}
      </ul>
    </section>
  )
}
