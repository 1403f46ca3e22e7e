import { moveSite } from '#domain/structure/addresses.ts'
import type { Structure } from '#domain/structure/structure.ts'
import { Checkbox } from '#islands/ui/Checkbox.tsx'
import { TextField } from '#islands/ui/TextField.tsx'
import { renamedSite, withOtherSite } from './otherSite.ts'
import { change } from './structure.ts'

interface Props {
  structure: Structure
  /** By the path inside of the structure. */
  errors: Readonly<Record<string, string>>
}

/** One other part of the site, with pages and a menu of its own. */
export function OtherSiteCard({ structure, errors }: Props) {
  const { on, name, address } = structure.sites.other
  const home = structure.pages.findIndex(page => page.site === 'other' && page.address === address)
  return (
    <section className="form" aria-label="Another part of the site">
      <Checkbox
        label="The mosque has another part with pages and a menu of its own"
        hint="A branch, a cemetery, a youth club. Without it, its pages and links are gone; what was written is kept."
        checked={on}
        onChange={is => change(all => withOtherSite(all, is))}
      />
      {on && (
        <>
          <TextField
            label="Its name"
            hint="In the header of its pages; its first page is called the same until you give it another title."
            value={name}
            maxLength={80}
            error={errors['sites.other.name']}
            onChange={next => change(all => renamedSite(all, next))}
          />
          <TextField
            label="Where its pages begin"
            hint="The old addresses lead to the new ones."
            value={address}
            maxLength={60}
            error={errors[`pages.${home}.address`]}
            onChange={next => change(all => moveSite(all, 'other', next.trim().toLowerCase()))}
          />
        </>
      )}
    </section>
  )
}
