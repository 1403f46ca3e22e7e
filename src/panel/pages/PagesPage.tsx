import { useState } from 'react'
import type { StructureResponse } from '#contract/structure.ts'
import { specifiedPage } from '#domain/structure/specified.ts'
import { addressOf, type SiteId, type Structure } from '#domain/structure/structure.ts'
import { DocumentVersions } from '#panel/editing/EarlierVersions.tsx'
import type { ReadyForm } from '#panel/editing/form.ts'
import { errorsUnder } from '#panel/fields/FieldControl.tsx'
import { SettingsForm } from '#panel/settings/SettingsForm.tsx'
import { Block } from '#panel/shell/Block.tsx'
import { Folded } from '#panel/shell/Folded.tsx'
import { PageHead } from '#panel/shell/PageHead.tsx'
import { AddPage } from './AddPage.tsx'
import { Cost } from './Cost.tsx'
import { Menu } from './Menu.tsx'
import { PageRow } from './PageRow.tsx'
import { RemovedPages } from './RemovedPages.tsx'
import { SITE_TITLES, SiteCard } from './SiteCard.tsx'
import { type StructureValues, structureForm } from './structure.ts'
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
