import { useStore } from '@nanostores/react'
import { isAllowed } from '#domain/account/roles.ts'
import { Icon } from '#islands/ui/Icon.tsx'
import { PanelLink } from '#panel/shell/PanelLink.tsx'
import { $role } from '#panel/shell/session.ts'
import { useKnown } from '#panel/shell/useLoaded.ts'
import { translatePath } from './paths.ts'
import { languageSettings, languagesFor } from './siteLanguages.ts'

interface Props {
  /** What is translated: 'about', 'event:k7m2'. */
  group: string
  /** What it is called. */
  title: string
  /** Only its picture is shown, as of the buttons beside it. */
  isIcon?: boolean
}

/** The way from a thing to its translations; nothing on a site in one language. */
export function TranslateLink({ group, title, isIcon = false }: Props) {
  const languages = useKnown(languageSettings)
  const role = useStore($role)
  const [language] = languages ? languagesFor(role, languages) : []
  if (!language || !isAllowed(role, 'translations')) return null
  const href = translatePath(language, group)
  return isIcon ? (
    <PanelLink className="icon-button" href={href} aria-label={`Translate ${title}`}>
      <Icon name="globe" />
    </PanelLink>
  ) : (
    <PanelLink className="button button-quiet" href={href}>
      <Icon name="globe" />
      Translate<span className="visually-hidden"> {title}</span>
    </PanelLink>
  )
}
