import { moveSite } from '#domain/structure/addresses.ts'
import type { Structure } from '#domain/structure/structure.ts'
import { Checkbox } from '#islands/ui/Checkbox.tsx'
import { TextField } from '#islands/ui/TextField.tsx'
import { PanelLink } from '#panel/shell/PanelLink.tsx'
import { withSite } from './edits.ts'
import { change } from './structure.ts'

/** Whether there is a school, and where its pages are. */
export function SchoolCard({ structure, error }: { structure: Structure; error?: string }) {
  const { on, address } = structure.sites.school
  return (
    <section className="form" aria-label="The school">
      <Checkbox
        label="The mosque has a school"
        hint="Without one, the site has no page, link or form of it. What was written is kept. Texts of your own that mention the school stay as they are: look for the word under Content."
        checked={on}
        onChange={is => change(all => withSite(all, 'school', () => ({ on: is })))}
      />
      {on && (
        <>
          <TextField
            label="Where its pages begin"
            hint="The old addresses lead to the new ones."
            value={address}
            maxLength={60}
            error={error}
            onChange={next => change(all => moveSite(all, 'school', next.trim().toLowerCase()))}
          />
          <p>
            <PanelLink href="/admin/content/schoolHeader/site-name">Change its name</PanelLink>
          </p>
        </>
      )}
    </section>
  )
}
