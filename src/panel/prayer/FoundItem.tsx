import { Button } from '#islands/ui/Button.tsx'
import { spell } from '#locale/spell.ts'
import { usePrayerView } from './context.ts'
import { editDraft, openForm } from './prayerSettings.ts'
import { changeOf, repairOf } from './rules/repairs.ts'
import type { Found } from './rules/reviewSettings.ts'
import { $shownSection } from './shownSection.ts'

interface Props {
  found: Found
  isWrong: boolean
}

/** One finding with its repair, which joins the unsaved changes, and the form or the part it is about. */
export function FoundItem({ found, isWrong }: Props) {
  const { settings, today } = usePrayerView()
  const { path, message } = found
  const repair = repairOf(found, settings, today)
  const change = changeOf(path, settings)
  const show = () => {
    $shownSection.set({ about: String(path[0]) })
    if (change) openForm(change)
  }
  return (
    <li>
      <span className={isWrong ? 'field-error' : 'doubt'}>{message}</span>
      <span className="cluster">
        {repair && (
          <Button kind="link" onClick={() => editDraft(repair.apply)}>
            {spell(repair.label)}
          </Button>
        )}
        <Button kind="link" onClick={show}>
          {change ? 'Change it' : 'Show'}
          <span className="visually-hidden"> ({message})</span>
        </Button>
      </span>
    </li>
  )
}
