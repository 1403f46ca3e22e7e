import { titleOf } from '#domain/structure/names.ts'
import { specifiedPage } from '#domain/structure/specified.ts'
import { Checkbox } from '#islands/ui/Checkbox.tsx'
import { withPage } from '#panel/pages/edits.ts'
import { change, structureForm } from '#panel/pages/structure.ts'
import { SettingsForm } from '#panel/settings/SettingsForm.tsx'

/** Which pages visitors find. */
export function ShowStep() {
  return (
    <SettingsForm isPart store={structureForm} rows={8}>
      {form => {
        const { sites, pages } = form.values.structure
        const offered = pages.filter(
          ({ id, site, state }) =>
            !specifiedPage(id)?.alwaysShown &&
            sites[site].on &&
            state !== 'removed' &&
            !specifiedPage(id)?.isPart,
        )
        return (
          <div className="pile-s">
            {offered.map(page => (
              <Checkbox
                key={page.id}
                label={titleOf(page)}
                {...(page.site !== 'main' && { hint: page.address })}
                checked={page.state === 'shown'}
                onChange={isShown =>
                  change(all =>
                    withPage(all, page.id, one => ({
                      ...one,
                      state: isShown ? 'shown' : 'hidden',
                    })),
                  )
                }
              />
            ))}
          </div>
        )
      }}
    </SettingsForm>
  )
}
