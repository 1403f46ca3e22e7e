import { Checkbox } from '#islands/ui/Checkbox.tsx'
import { languageName } from '#locale/languages.ts'
import { locale } from '#locale/locale.ts'
import type { OwnControlProps } from '#panel/fields/FieldControl.tsx'
import { languageSettings } from '#panel/languages/siteLanguages.ts'
import { useLoaded } from '#panel/shell/useLoaded.ts'

/** Which of the site's languages a screen shows in turn; nothing on a site of one language. */
export function ScreenLanguages({ field, value, errors, change }: OwnControlProps) {
  const languages = useLoaded(languageSettings)
  if (languages.state !== 'ready' || languages.data.others.length === 0) return null
  const { others } = languages.data
  const chosen = value as readonly string[]
  return (
    <fieldset>
      <legend>{field.label}</legend>
      {others.map(language => (
        <Checkbox
          key={language}
          label={languageName(language, locale().language)}
          checked={chosen.includes(language)}
          onChange={isOn =>
            change(others.filter(one => (one === language ? isOn : chosen.includes(one))))
          }
        />
      ))}
      <p className="field-hint">{field.hint}</p>
      {errors[''] && <p className="field-error">{errors['']}</p>}
    </fieldset>
  )
}
