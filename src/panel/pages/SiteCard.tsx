import { moveSite } from '#domain/structure/addresses.ts'
import type { SiteId, Structure } from '#domain/structure/structure.ts'
import { Checkbox } from '#islands/ui/Checkbox.tsx'
import { TextField } from '#islands/ui/TextField.tsx'
import { PanelLink } from '#panel/shell/PanelLink.tsx'
import { withSite } from './edits.ts'
import { renamedSite, withOtherSite } from './otherSite.ts'
import { change } from './structure.ts'

interface Props {
  id: Exclude<SiteId, 'main'>
  structure: Structure
  /** By the path inside of the structure. */
  errors: Readonly<Record<string, string>>
}

export const SITE_TITLES = { school: 'The school', other: 'Another part of the site' }
const SWITCHES = {
  school: {
    label: 'The mosque has a school',
    hint: 'Without one, the site has no page, link or form of it. What was written is kept. Texts of your own that mention the school stay as they are: look for the word under Content.',
  },
  other: {
    label: 'The mosque has another part with pages and a menu of its own',
    hint: 'A branch, a cemetery, a youth club. Without it, its pages and links are gone; what was written is kept.',
  },
}

/** Whether there is a school or another part of the site, what it is called, and where its pages are. */
export function SiteCard({ id, structure, errors }: Props) {
  const { on, name, address } = structure.sites[id]
  const isSchool = id === 'school'
  const home = structure.pages.findIndex(page => page.site === id && page.address === address)
  return (
    <section className="form" aria-label={SITE_TITLES[id]}>
      <Checkbox
        {...SWITCHES[id]}
        checked={on}
        onChange={on =>
          change(all => (isSchool ? withSite(all, id, () => ({ on })) : withOtherSite(all, on)))
        }
      />
      {on && !isSchool && (
        <TextField
          label="Its name"
          hint="In the header of its pages; its first page is called the same until you give it another title."
          value={name}
          error={errors['sites.other.name']}
          onChange={next => change(all => renamedSite(all, next))}
        />
      )}
      {on && (
        <TextField
          label="Where its pages begin"
          hint="The old addresses lead to the new ones."
          value={address}
          error={errors[`sites.${id}.address`] ?? errors[`pages.${home}.address`]}
          onChange={next => change(all => moveSite(all, id, next.trim().toLowerCase()))}
        />
      )}
      {on && isSchool && (
        <p>
          <PanelLink href="/admin/content/schoolHeader/site-name">Change its name</PanelLink>
        </p>
      )}
    </section>
  )
}
