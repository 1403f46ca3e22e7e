import { useState } from 'react'
import { slugOf } from '#domain/content/slug.ts'
import type { Page, SiteId, Structure } from '#domain/structure/structure.ts'
import { Button } from '#islands/ui/Button.tsx'
import { TextField } from '#islands/ui/TextField.tsx'
import { newId, OWN_PREFIX } from './edits.ts'
import { change } from './structure.ts'

/** The longest end of an address that a title gives. */
const ADDRESS_LENGTH = 50

interface Props {
  structure: Structure
  site: SiteId
  /** Opens the new page. */
  onAdded: (id: string) => void
}

/** Adds a page: hidden until it is shown, with a text to begin with. */
export function AddPage({ structure, site, onAdded }: Props) {
  const [title, setTitle] = useState('')
  const add = () => {
    const base = site === 'main' ? '' : structure.sites[site].address
    const page: Page = {
      id: newId(OWN_PREFIX[site]),
      site,
      address: `${base}/${slugOf(title, ADDRESS_LENGTH) || 'new-page'}`,
      title: title.trim(),
      state: 'hidden',
      blocks: [
        { id: 'opening', block: 'page' },
        { id: newId('text'), block: 'text' },
      ],
    }
    change(all => ({ ...all, pages: [...all.pages, page] }))
    setTitle('')
    onAdded(page.id)
  }
  return (
    <div className="menu-add line-fields">
      <TextField label="Title of a new page" value={title} onChange={setTitle} />
      <Button icon="plus" disabled={title.trim() === ''} onClick={add}>
        Add the page
      </Button>
    </div>
  )
}
