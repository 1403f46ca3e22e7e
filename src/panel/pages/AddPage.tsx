import { useState } from 'react'
import type { Page, SiteId, Structure } from '#domain/structure/structure.ts'
import { Button } from '#islands/ui/Button.tsx'
import { TextField } from '#islands/ui/TextField.tsx'
import { addressFor, newId, OWN_PREFIX } from './edits.ts'
import { change } from './structure.ts'

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
      address: `${base}/${addressFor(title) || 'new-page'}`,
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
