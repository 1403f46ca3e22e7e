import { restoreSection, type SectionResponse, saveSection } from '#contract/content.ts'
import { findSection } from '#domain/content/registry.ts'
import { problemText, validate } from '#domain/content/validate.ts'
import { fieldDifference } from '#domain/declared/words.ts'
import { putSection, sectionIn, siteContent } from '#panel/content/content.ts'
import { formStore } from '#panel/editing/formStore.ts'
import { callAsAdmin } from '#panel/shell/session.ts'

interface SectionTexts {
  name: string
  label: string
  /** What the offer to undo a save says. */
  done: string
  saved?: string
}

/** A section of the header as a form of its own; Content edits it as well. */
function headerForm(sectionId: string, { name, label, ...texts }: SectionTexts) {
  const params = { pageId: 'header', sectionId }
  return formStore<{ content: string }, SectionResponse>({
    name,
    async load() {
      await siteContent.load()
      const section = sectionIn(params.pageId, sectionId)
      if (!section) throw new Error('This could not be loaded')
      return section
    },
    valuesOf: ({ content }) => ({ content }),
    differencesOf: (before, after) => fieldDifference(label, before.content, after.content),
    check({ content }) {
      const section = findSection(params.pageId, sectionId)
      const problems = section ? validate(section.kind, content, section) : []
      return problems.length > 0 ? { content: problemText(problems) } : {}
    },
    async save({ content }, { revision }) {
      const body = { content: content.trim(), base: revision }
      return (await callAsAdmin(saveSection, { params, body })).section
    },
    async undo({ revision }, { revision: base }) {
      return (await callAsAdmin(restoreSection, { params, body: { revision, base } })).section
    },
    onSaved: section => putSection(params.pageId, section),
    ...texts,
  })
}

/** The center's logo. */
export const logoForm = headerForm('logo', {
  name: 'logo',
  label: 'Logo',
  done: 'The logo was changed.',
  saved: 'The logo is on the site now. Icons and shared links follow with the next rebuild.',
})

/** Where the donation buttons lead. */
export const givingForm = headerForm('donate-id', {
  name: 'giving',
  label: 'Donation page',
  done: 'The donation page was changed.',
})
