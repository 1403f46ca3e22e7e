import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { titleOf } from '#domain/structure/names.ts'
import { specifiedPage } from '#domain/structure/specified.ts'
import type { Page } from '#domain/structure/structure.ts'
import { Checkbox } from '#islands/ui/Checkbox.tsx'
import { withPage } from '#panel/pages/edits.ts'
import { change, structureForm } from '#panel/pages/structure.ts'
import { SettingsForm } from '#panel/settings/SettingsForm.tsx'
import { givingForm } from '#panel/settings/sectionForms.ts'

const NOWHERE_TO_GIVE =
  'You have entered no donation page: this one would say that online giving is not available now.'

/** Which pages visitors find. */
export function ShowStep() {
  const giving = useStore(givingForm.$form)
  useEffect(() => {
    if (givingForm.$form.get().state !== 'ready') void givingForm.load()
  }, [])
  const hasNowhere = giving.state === 'ready' && giving.values.content === ''
  const hintOf = ({ id, site, address }: Page) => {
    if (site !== 'main') return address
    return id === 'donate' && hasNowhere ? NOWHERE_TO_GIVE : undefined
  }
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
                hint={hintOf(page)}
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
