import { Button } from '#islands/ui/Button.tsx'
import { languageName } from '#locale/languages.ts'
import { isPanelIn, PANEL_LANGUAGES, readPanelIn } from './panelLanguage.ts'

/** Languages to read the panel in, each by its own name; nothing where there is one. */
export function PanelLanguages() {
  if (PANEL_LANGUAGES.length < 2) return null
  return (
    <nav className="panel-languages" aria-label="Language of the panel">
      {PANEL_LANGUAGES.map(language =>
        isPanelIn(language) ? (
          <span key={language} lang={language} aria-current="true">
            {languageName(language)}
          </span>
        ) : (
          <Button key={language} kind="link" lang={language} onClick={() => readPanelIn(language)}>
            {languageName(language)}
          </Button>
        ),
      )}
    </nav>
  )
}
