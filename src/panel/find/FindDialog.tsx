import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { Dialog } from '#islands/ui/Dialog.tsx'
import { Icon } from '#islands/ui/Icon.tsx'
import { TextField } from '#islands/ui/TextField.tsx'
import { siteContent } from '#panel/content/content.ts'
import { searchContent } from '#panel/content/rules/search.ts'
import { SearchHits } from '#panel/content/SearchHits.tsx'
import { PanelLink } from '#panel/shell/PanelLink.tsx'
import { mayOpenPath } from '#panel/shell/role.ts'
import { $role } from '#panel/shell/session.ts'
import './find.css'
import { wordsFor } from './glossary.ts'
import { findPlaces } from './places.ts'

/** Texts that are found beside the places of the panel. */
const MOST_TEXTS = 6

/** Finds a place of the panel, or a text of the site, by the words that people have for it. */
export function FindDialog({ onClose }: { onClose: () => void }) {
  const role = useStore($role)
  const content = useStore(siteContent.$data)
  const [query, setQuery] = useState('')
  const readsContent = mayOpenPath(role, '/admin/content')
  useEffect(() => {
    if (readsContent) void siteContent.load()
  }, [readsContent])
  const places = findPlaces(query).filter(({ href }) => mayOpenPath(role, href))
  const meanings = wordsFor(query)
  const texts =
    readsContent && content.state === 'ready' && query.trim().length > 2
      ? searchContent(Object.values(content.data), query, MOST_TEXTS)
      : []
  return (
    <Dialog title="Find" onClose={onClose}>
      <search className="find">
        <TextField
          label="What are you looking for?"
          type="search"
          placeholder="isha, khateeb, parking, logo"
          value={query}
          onChange={setQuery}
        />
      </search>
      {/* A link that was followed closes the dialog. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the links inside are clicked by keys, too */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it is no control, the links are */}
      <div className="find-results pile-s" onClick={({ target }) => isLink(target) && onClose()}>
        <ul className="bare">
          {places.map(({ label, href }) => (
            <li key={label}>
              <PanelLink href={href}>
                {label} <Icon name="arrowRight" />
              </PanelLink>
            </li>
          ))}
        </ul>
        {texts.length > 0 && <SearchHits hits={texts} />}
        {meanings.length > 0 && (
          <dl className="small find-words pile-2xs">
            {meanings.map(({ word, means }) => (
              <div key={word}>
                <dt>
                  <b>{word}</b>
                </dt>
                <dd className="muted">{means}</dd>
              </div>
            ))}
          </dl>
        )}
        {query.trim() !== '' &&
          places.length === 0 &&
          texts.length === 0 &&
          meanings.length === 0 && (
            <p className="muted" role="status">
              Nothing was found. Try another word.
            </p>
          )}
      </div>
    </Dialog>
  )
}

const isLink = (target: EventTarget) => target instanceof Element && target.closest('a') !== null
