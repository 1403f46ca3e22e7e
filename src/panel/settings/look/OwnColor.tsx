import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { accentHex, paletteOf, paletteProperties } from '#domain/theme/palette.ts'
import { type OwnColor as Hex, typedColor } from '#domain/theme/siteColor.ts'
import { clock12 } from '#domain/time/format.ts'
import { Button } from '#islands/ui/Button.tsx'
import { TextField } from '#islands/ui/TextField.tsx'
import { spell } from '#locale/spell.ts'
import { parsePicture } from '#panel/content/rules/picture.ts'
import { logoForm } from '../sectionForms.ts'
import { $picked, $theme, chooseSiteTheme, pick } from '../theme.ts'
import { readLogoColors } from './logoColors.ts'
import './look.css'

/** A color of the site's own beside the four themes, proposed from the logo, as pages will show it. */
export function OwnColorField() {
  const { chosen, stored, saving } = useStore($theme)
  const { color: typed } = useStore($picked)
  const setTyped = (value?: string) => pick('color', value)
  const proposals = useLogoColors()
  const isOwn = stored.startsWith('#')
  const shown = typed ?? (isOwn ? chosen : (proposals[0] ?? accentHex(paletteOf(chosen))))
  const color = typedColor(shown)
  return (
    <section className="own-color pile-s" aria-label={spell('A color of your own')}>
      <p className="field-hint">
        Every shade is made from it, as dark or as light as texts need to be easy to read.
      </p>
      <div className="own-color-fields line-fields">
        <input
          type="color"
          className="own-color-picker"
          aria-label={spell('Pick a color')}
          value={color ?? '#000000'}
          onChange={event => setTyped(event.target.value)}
        />
        <TextField
          label={spell('Color')}
          spellCheck={false}
          autoCapitalize="none"
          value={shown}
          error={color ? undefined : 'Enter six digits, such as #0a7c55.'}
          onChange={setTyped}
        />
        {proposals.length > 0 && (
          <fieldset className="own-color-logo small pile-3xs">
            <legend>From your logo</legend>
            <span className="cluster">
              {proposals.map(proposal => (
                <button
                  key={proposal}
                  type="button"
                  className="own-color-proposal"
                  style={{ background: proposal }}
                  aria-label={`Take ${proposal} from your logo`}
                  aria-pressed={proposal === color}
                  onClick={() => setTyped(proposal)}
                />
              ))}
            </span>
          </fieldset>
        )}
      </div>
      {color && <Preview color={color} />}
      <p className="cluster">
        <Button
          kind="primary"
          busy={saving}
          disabled={!color || color === stored}
          onClick={() => color && void chooseSiteTheme(color)}
        >
          {spell(isOwn && color === stored ? 'The site has this color' : 'Use this color')}
        </Button>
        {typed !== undefined && <Button onClick={() => setTyped()}>Discard</Button>}
      </p>
    </section>
  )
}

/** What the color becomes on a page, by day and in dark mode. */
function Preview({ color }: { color: Hex }) {
  const palette = paletteProperties(paletteOf(color)) as Record<string, string>
  return (
    <div className="own-color-preview pile-s">
      {(['light', 'dark'] as const).map(mode => (
        <div key={mode} className={`own-color-page themed own-color-${mode}`} style={palette}>
          <p className="own-color-band">Masjid</p>
          <p className="own-color-heading">Friday prayer</p>
          <p className="own-color-text">
            Khutbah at {clock12('13:15')}. <span className="own-color-link">Directions</span>
          </p>
          <p>
            <span className="own-color-button">Donate</span>
          </p>
          <p className="own-color-mode muted">{mode === 'light' ? 'Light' : 'Dark'}</p>
        </div>
      ))}
    </div>
  )
}

/** The colors of the saved logo; none while there is no logo. */
function useLogoColors(): readonly Hex[] {
  const form = useStore(logoForm.$form)
  useEffect(() => {
    if (logoForm.$form.get().state === 'loading') void logoForm.load()
  }, [])
  const logo = form.state === 'ready' ? parsePicture(form.values.content).src : ''
  const [colors, setColors] = useState<readonly Hex[]>([])
  useEffect(() => {
    let isStale = false
    setColors([])
    if (!logo) return
    readLogoColors(logo).then(
      found => {
        if (!isStale) setColors(found)
      },
      () => {
        // A logo that cannot be read proposes nothing.
      },
    )
    return () => {
      isStale = true
    }
  }, [logo])
  return colors
}
