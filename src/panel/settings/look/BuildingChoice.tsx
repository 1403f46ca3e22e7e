import type { ReactNode } from 'react'
import type { Building } from '#domain/theme/look.ts'
import { PanelLink } from '#panel/shell/PanelLink.tsx'
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
          <svg className="building-sample" viewBox="0 0 200 110" role="presentation">
            {DRAWINGS[value as Building]}
            <path className="building-deep" d="M80 110V72c0-14 12-20 20-28 8 8 20 14 20 28v38z" />
          </svg>
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

const DRAWINGS: Readonly<Record<Building, ReactNode>> = {
  dome: (
    <>
      <path className="building-shade" d="M0 84h70v26H0z" />
      <path className="building-tile" d="M72 40c-6-18 16-24 28-34 12 10 34 16 28 34z" />
      <path className="building-stone" d="M66 38h68v72H66zM156 46h14v64h-14zM152 40h22v6h-22z" />
      <path className="building-tile" d="M156 40c-2-8 4-11 7-15 3 4 9 7 7 15z" />
      <path
        className="building-pane"
        d="M8 110V96q5-7 10 0v14zM28 110V96q5-7 10 0v14zM48 110V96q5-7 10 0v14z"
      />
    </>
  ),
  hall: (
    <>
      <path className="building-pane" d="M0 84h66v26H0zM134 84h66v26h-66z" />
      <path
        className="building-stone"
        d="M0 78h66v6H0zM134 78h66v6h-66zM20 84h3v26h-3zM44 84h3v26h-3zM154 84h3v26h-3zM178 84h3v26h-3z"
      />
      <path className="building-tile" d="M72 20q28-14 56 0z" />
      <path className="building-pane" d="M76 24h48v14H76z" />
      <path className="building-stone" d="M70 20h60v4H70zM64 38h72v72H64z" />
      <path className="building-stone" d="M164 78V24l6-4v58zM176 78V20l6 4v54z" />
      <path className="building-pane" d="M170 78V28h6v50z" />
    </>
  ),
  house: (
    <>
      <path
        className="building-shade"
        d="M0 84l14-10 14 10v26H0zM30 84l14-10 14 10v26H30zM172 84l14-10 14 10v26h-28z"
      />
      <path className="building-clay" d="M66 44l34-24 34 24v66H66zM76 34V18h9v10z" />
      <path className="building-tile" d="M58 48l42-32 42 32v-7l-42-33-42 33z" />
      <path className="building-shade" d="M152 110V94h2v16zM166 110V94h2v16z" />
      <path className="building-deep" d="M144 78h32v18h-32z" />
      <path className="building-gold" d="M150 87l4-4 4 4-4 4zM162 84h10v2h-10zM162 88h7v2h-7z" />
    </>
  ),
}
