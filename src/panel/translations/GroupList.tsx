import { useState } from 'react'
import type { OriginalArea, OriginalGroup, TranslationValues } from '#contract/translations.ts'
import { countsOf } from '#domain/translations/state.ts'
import { Checkbox } from '#islands/ui/Checkbox.tsx'
import { Icon } from '#islands/ui/Icon.tsx'
import { inItsLanguage } from '#locale/script.ts'
import { GroupLink } from './GroupLink.tsx'

const AREA_TITLES: Readonly<Record<OriginalArea, string>> = {
  notices: 'Notices',
  events: 'Events',
  pages: 'Pages',
  school: 'School',
  menu: 'Menus',
}

interface Props {
  language: string
  groups: readonly OriginalGroup[]
  texts: TranslationValues['texts']
  /** The id of what is open. */
  current: string
}

/** All that can be translated, with how much of it is not. */
export function GroupList({ language, groups, texts, current }: Props) {
  const [isOpenOnly, setOpenOnly] = useState(false)
  const counted = groups.map(group => ({ group, ...countsOf([group], texts, language) }))
  const shown = counted.filter(
    ({ group, missing, outdated }) => !isOpenOnly || missing + outdated > 0 || group.id === current,
  )
  return (
    <div className="page-list">
      <Checkbox label="Only what is not translated" checked={isOpenOnly} onChange={setOpenOnly} />
      <nav aria-label="What can be translated">
        {(Object.keys(AREA_TITLES) as OriginalArea[]).map(area => {
          const ofArea = shown.filter(({ group }) => group.area === area)
          return (
            ofArea.length > 0 && (
              <div key={area}>
                <h2>{AREA_TITLES[area]}</h2>
                <ul className="bare">
                  {ofArea.map(({ group, missing, outdated }) => (
                    <li key={group.id}>
                      <GroupLink {...{ language, group }} isCurrent={group.id === current}>
                        <span {...inItsLanguage(group.title)}>{group.title}</span>
                        <Count {...{ missing, outdated }} />
                      </GroupLink>
                    </li>
                  ))}
                </ul>
              </div>
            )
          )
        })}
      </nav>
    </div>
  )
}

function Count({ missing, outdated }: { missing: number; outdated: number }) {
  if (outdated > 0) return <span className="badge badge-changed">{outdated} changed</span>
  if (missing > 0) return <span className="badge badge-plain">{missing} missing</span>
  return (
    <span className="badge translated-mark">
      <Icon name="check" />
      <span className="visually-hidden">Translated</span>
    </span>
  )
}
