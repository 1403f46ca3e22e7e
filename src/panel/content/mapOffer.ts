import { restoreSection, saveSection } from '#contract/content.ts'
import { mapFrame } from '#domain/visitor/contactLinks.ts'
import { offerUndo, orShowError, showSuccess, suggest } from '#panel/shell/banner.ts'
import { callAsAdmin } from '#panel/shell/session.ts'
import { putSection, sectionIn, siteContent } from './content.ts'

/** The page whose map shows the address of a header. */
const MAPS: Readonly<Record<string, { pageId: string; name: string }>> = {
  header: { pageId: 'contact', name: 'contact page' },
  schoolHeader: { pageId: 'schoolContact', name: 'school’s contact page' },
}
const MAP = 'map-address'

/** After a change of an address, offers to move its map along, unless that shows it already. */
export async function offerMap(header: 'header' | 'schoolHeader', address: string): Promise<void> {
  const map = MAPS[header]
  if (!map || address.trim() === '') return
  if (!siteContent.$known.get()) await siteContent.load()
  const wanted = mapFrame(address.trim())
  const shown = sectionIn(map.pageId, MAP)?.content.trim()
  if (shown === undefined || shown === wanted) return
  suggest({
    text: `The address was changed. The map on the ${map.name} still shows the place it showed before.`,
    label: 'Move the map along',
    run: () => void moveMap(map.pageId, wanted),
  })
}

const moveMap = (pageId: string, content: string) =>
  orShowError(async () => {
    const before = sectionIn(pageId, MAP)
    if (!before) return
    const params = { pageId, sectionId: MAP }
    const body = { content, base: before.revision }
    const { section } = await callAsAdmin(saveSection, { params, body })
    putSection(pageId, section)
    showSuccess('The map shows the new address.')
    offerUndo('The map was moved to the new address.', () => {
      const { revision } = before
      void orShowError(async () => {
        const restored = await callAsAdmin(restoreSection, {
          params,
          body: { revision, base: section.revision },
        })
        putSection(pageId, restored.section)
        showSuccess('The map shows the former place again.')
      })
    })
  })
