import type { Building } from '#domain/theme/look.ts'
import { PanelLink } from '#panel/shell/PanelLink.tsx'
import dome from './buildings/dome.svg?raw'
import hall from './buildings/hall.svg?raw'
import house from './buildings/house.svg?raw'
import { LookChoice } from './LookChoice.tsx'

/** The drawn building around home's arch of the prayer times, or a photo in its place. */
export function BuildingChoice() {
  return (
    <>
      <LookChoice
        name="building"
        title="Drawn building"
        hint="It stands around the prayer times on the home page, under the sky of the hour."
        picture={value => (
          <span
            // biome-ignore lint/security/noDangerouslySetInnerHtml: drawings are files of the project
            dangerouslySetInnerHTML={{ __html: DRAWINGS[value as Building] }}
          />
        )}
      />
      <p className="field-hint">
        Or a photo of your own in its place:{' '}
        <PanelLink href="/admin/content/home/hero-bg-image">
          choose the picture of the home page
        </PanelLink>
        .
      </p>
    </>
  )
}

const DRAWINGS: Readonly<Record<Building, string>> = { dome, hall, house }
