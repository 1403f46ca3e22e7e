import { restoreSection, type SectionResponse, saveSection } from '#contract/content.ts'
import { putSection, sectionIn, siteContent } from '#panel/content/content.ts'
import { formStore } from '#panel/editing/formStore.ts'
import { callAsAdmin } from '#panel/shell/session.ts'

const params = { pageId: 'header', sectionId: 'logo' }

/** The center's logo: the content of its section, which Content edits as well. */
export const logoForm = formStore<{ logo: string }, SectionResponse>({
  name: 'logo',
  async load() {
    await siteContent.load()
    const section = sectionIn(params.pageId, params.sectionId)
    if (!section) throw new Error('The logo could not be loaded')
    return section
  },
  valuesOf: ({ content }) => ({ logo: content }),
  async save({ logo }, { revision }) {
    const body = { content: logo, base: revision }
    return (await callAsAdmin(saveSection, { params, body })).section
  },
  async undo({ revision }, { revision: base }) {
    return (await callAsAdmin(restoreSection, { params, body: { revision, base } })).section
  },
  done: 'The logo was changed.',
  saved: 'The logo is on the site now. Icons and shared links follow with the next rebuild.',
  onSaved: section => putSection(params.pageId, section),
})
