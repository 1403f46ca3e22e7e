import { useState } from 'react'
import type { StructureResponse } from '#contract/structure.ts'
import { slugOf } from '#domain/content/slug.ts'
import { titleOf } from '#domain/structure/names.ts'
import { specifiedPage } from '#domain/structure/specified.ts'
import { addressOf, type Page, type SiteId, type Structure } from '#domain/structure/structure.ts'
import { Button } from '#islands/ui/Button.tsx'
import { TextField } from '#islands/ui/TextField.tsx'
import { DocumentVersions } from '#panel/editing/EarlierVersions.tsx'
import type { ReadyForm } from '#panel/editing/form.ts'
import { errorsUnder } from '#panel/fields/FieldControl.tsx'
import { SettingsForm } from '#panel/settings/SettingsForm.tsx'
import { Block } from '#panel/shell/Block.tsx'
import { Folded } from '#panel/shell/Folded.tsx'
import { PageHead } from '#panel/shell/PageHead.tsx'
import { Cost } from './Cost.tsx'
import { newId, OWN_PREFIX, withPage } from './edits.ts'
import { Menu } from './Menu.tsx'
import { PageRow } from './PageRow.tsx'
import { SITE_TITLES, SiteCard } from './SiteCard.tsx'
import { change, type StructureValues, structureForm } from './structure.ts'
import './pages.css'

const TITLES: Readonly<Record<SiteId, { pages: string; menu: string; footer: string }>> = {
  main: { pages: 'Pages', menu: 'Menu', footer: 'Links in the footer' },
  school: {
    pages: 'Pages of the school',
    menu: 'Menu of the school',
    footer: 'The school in the footer',
  },
  other: { pages: 'Other pages', menu: 'Their menu', footer: 'Their links in the footer' },
}

/** Which pages there are, and how people get to them. */
export function PagesPage() {
  return (
    <div className="pages-admin wide-list pile-m">
      <PageHead
        title="Pages and menu"
        lead="What the site has, and how people get there. Nothing is public before you save."
      />
      <SettingsForm store={structureForm} rows={6} saveLabel="Save and publish" note={<Cost />}>
        {form => <Sites form={form} />}
      </SettingsForm>
    </div>
  )
}

function Sites({ form }: { form: ReadyForm<StructureValues, StructureResponse> }) {
  const { structure } = form.values
  const errors = errorsUnder(form.errors as Readonly<Record<string, string>>, 'structure')
  const parts = (id: SiteId) =>
    structure.sites[id].on && (
      <SiteParts {...{ structure, id, errors }} stored={form.stored.structure} />
    )
  const isWrong = (id: SiteId) =>
    Object.keys(errors).some(path => {
      const [, index = ''] = /^pages\.(\d+)\./.exec(path) ?? []
      return path.startsWith(`sites.${id}.`) || structure.pages[Number(index)]?.site === id
    })
  // What has to be corrected is open.
  const folded = (id: keyof typeof SITE_TITLES) => (
    <Folded
      key={`${id} ${isWrong(id)}`}
      className="card menu-card"
      summary={SITE_TITLES[id]}
      isOpen={isWrong(id)}
    >
      {() => (
        <div className="pages-admin pile-m">
          <SiteCard {...{ id, structure, errors }} />
          {parts(id)}
        </div>
      )}
    </Folded>
  )
  return (
    <>
      {parts('main')}
      {folded('school')}
      {folded('other')}
      <DocumentVersions
        form={form}
        store={structureForm}
        original="The original pages and menus"
        question={when => `The pages and menus become as they were saved ${when}.`}
      />
    </>
  )
}

interface PartProps {
  structure: Structure
  stored: Structure
  id: SiteId
  errors: Readonly<Record<string, string>>
}

function SiteParts({ structure, stored, id, errors }: PartProps) {
  const [opened, setOpened] = useState('')
  const titles = TITLES[id]
  const pages = structure.pages.filter(
    page => page.site === id && page.state !== 'removed' && !specifiedPage(page.id)?.isPart,
  )
  return (
    <>
      <Block className="card" title={titles.pages}>
        <ul className="bare">
          {pages.map(page => (
            <PageRow
              key={page.id}
              structure={structure}
              page={page}
              built={addressOf(stored, page.id)}
              errors={errorsUnder(errors, `pages.${structure.pages.indexOf(page)}`)}
              isOpen={opened === page.id}
              onCopied={setOpened}
              onToggle={() => setOpened(opened === page.id ? '' : page.id)}
            />
          ))}
        </ul>
        <AddPage structure={structure} site={id} onAdded={setOpened} />
        <RemovedPages structure={structure} site={id} />
      </Block>
      {(['menu', 'footer'] as const).map(place => (
        <Folded key={place} className="card menu-card" summary={titles[place]}>
          {() => (
            <Menu
              structure={structure}
              site={id}
              place={place}
              errors={errorsUnder(errors, `sites.${id}.${place}`)}
            />
          )}
        </Folded>
      ))}
    </>
  )
}

/** The longest end of an address that a title gives. */
const ADDRESS_LENGTH = 50

interface Props {
  structure: Structure
  site: SiteId
  /** Opens the new page. */
  onAdded: (id: string) => void
}

/** Adds a page: hidden until it is shown, with a text to begin with. */
function AddPage({ structure, site, onAdded }: Props) {
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

/** Pages that were removed, to bring back for 30 days. */
function RemovedPages({ structure, site }: { structure: Structure; site: SiteId }) {
  const removed = structure.pages.filter(page => page.site === site && page.state === 'removed')
  if (removed.length === 0) return null
  const bringBack = ({ removedAt: _, ...page }: Page): Page => ({ ...page, state: 'hidden' })
  return (
    <ul className="bare" aria-label="Removed pages">
      {removed.map(page => (
        <li key={page.id} className="page-row" data-state="hidden">
          <div className="page-row-head line-s spread">
            <p>
              <b>{titleOf(page)}</b> <span className="muted">removed, kept for 30 days</span>
            </p>
            <Button icon="undo2" onClick={() => change(all => withPage(all, page.id, bringBack))}>
              Bring back<span className="visually-hidden"> {titleOf(page)}</span>
            </Button>
          </div>
        </li>
      ))}
    </ul>
  )
}
