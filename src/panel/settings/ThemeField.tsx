import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { COLORS, type Color } from '#domain/theme/colors.ts'
import { Button } from '#islands/ui/Button.tsx'
import { Icon } from '#islands/ui/Icon.tsx'
import { Notice } from '#islands/ui/Notice.tsx'
import { spell } from '#locale/spell.ts'
import { Block } from '#panel/shell/Block.tsx'
import { Folded } from '#panel/shell/Folded.tsx'
import { $visitorTheme, chooseTheme } from '#stores/visitorTheme.ts'
import { BuildingChoice } from './look/BuildingChoice.tsx'
import { OwnColorField } from './look/OwnColor.tsx'
import { TypefacesField } from './look/Typefaces.tsx'
import { $theme, chooseSiteTheme, loadTheme } from './theme.ts'

const NAMES: Record<Color, string> = { blue: 'Blue', green: 'Green', purple: 'Purple', red: 'Red' }
const ORDER = (['blue', 'green', 'purple', 'red'] as const).filter(color => COLORS.includes(color))

/** Four pictures of the site's themes; choosing one applies it for everyone. */
export function ThemeField() {
  const { chosen, saving } = useStore($theme)
  const own = useStore($visitorTheme).color
  useEffect(() => void loadTheme(), [])
  return (
    <Block title="Site theme">
      <fieldset className="themes pile-s" aria-describedby="theme-hint" aria-busy={saving}>
        <legend className="visually-hidden">Site theme</legend>
        {ORDER.map(color => (
          <label key={color} className={`theme-choice pile-2xs themed theme-${color}`}>
            <input
              className="visually-hidden"
              type="radio"
              name="site-theme"
              value={color}
              checked={color === chosen}
              onChange={() => void chooseSiteTheme(color)}
            />
            <span className="theme-picture" aria-hidden="true">
              <span className="theme-band" />
              <span className="theme-lines" />
              <span className="theme-button" />
            </span>
            <span className="theme-name">
              {NAMES[color]}
              {color === chosen && <Icon name="check" />}
            </span>
          </label>
        ))}
      </fieldset>
      <p className="field-hint" id="theme-hint">
        Changes are applied instantly and saved globally.
      </p>
      <Folded className="folded" summary={spell('A color of your own')}>
        {() => <OwnColorField />}
      </Folded>
      <TypefacesField />
      <BuildingChoice />
      {own && own !== chosen && (
        <Notice>
          <p>
            On this device you see {own}, the color you chose for yourself. Visitors see {chosen}.
          </p>
          <Button kind="link" onClick={() => chooseTheme({ color: null })}>
            Follow the site’s theme here too
          </Button>
        </Notice>
      )}
    </Block>
  )
}
