import { Notice } from '#islands/ui/Notice.tsx'
import { languageName } from '#locale/languages.ts'
import { locale } from '#locale/locale.ts'
import { translatePath } from '#panel/languages/paths.ts'
import { PanelLink } from '#panel/shell/PanelLink.tsx'
import { usePart } from './dashboard.ts'

/** Asks for the texts that were changed since they were translated. */
export function OutdatedTexts() {
  const languages = usePart('translations') ?? []
  return languages.map(({ language, outdated }) => {
    const name = languageName(language, locale().language)
    return (
      <Notice
        key={language}
        kind="warning"
        title={
          outdated === 1
            ? `A text was changed after it was translated into ${name}`
            : `${outdated} texts were changed after they were translated into ${name}`
        }
      >
        <p>Visitors who read {name} see the original.</p>
        <p>
          <PanelLink href={translatePath(language)}>Translate again</PanelLink>
        </p>
      </Notice>
    )
  })
}
