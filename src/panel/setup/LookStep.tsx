import { LogoForm } from '#panel/settings/LogoForm.tsx'
import { ThemeField } from '#panel/settings/ThemeField.tsx'
import '#panel/settings/settings.css'

/** The logo and the site's color. */
export function LookStep() {
  return (
    <>
      <LogoForm />
      <ThemeField />
    </>
  )
}
