import {
  dropPlannedSection,
  getPlannedTexts,
  type PlannedTextResponse,
  planSection,
} from '#contract/content.ts'
import { instantOf, isCivilDate, minutesOf } from '#domain/time/civil.ts'
import { momentInWords } from '#domain/time/intl.ts'
import { orShowError, showError, showSuccess } from '#panel/shell/banner.ts'
import { resource } from '#panel/shell/loaded.ts'
import { callProvedIfAsked } from '#panel/shell/proof.ts'
import { callAsAdmin } from '#panel/shell/session.ts'
import { mosqueZone, now } from '#stores/clock.ts'
import { cancel, type SectionEditing, type } from './editing.ts'
import { NEW_HOST } from './newHost.ts'

/** The texts that the site publishes by itself. */
export const plannedTexts = resource(async () => (await callAsAdmin(getPlannedTexts)).planned)

/** The planned text of a section among those that are loaded. */
export const plannedFor = (
  planned: readonly PlannedTextResponse[],
  pageId: string,
  sectionId: string,
): PlannedTextResponse | undefined => planned.find(({ path }) => path === `${pageId}/${sectionId}`)

export const plannedMoment = (at: string): string => momentInWords(at, mosqueZone(), now())

/** Plans what is typed for a moment on the mosque's clock, and closes the section. */
export function planTyped(editing: SectionEditing, date: string, clock: string): Promise<boolean> {
  return orShowError(async () => {
    if (!isCivilDate(date) || Number.isNaN(minutesOf(clock))) {
      showError('Choose a day and a time.')
      return
    }
    const { pageId, stored, values } = editing
    const at = instantOf(date, clock, mosqueZone()).toISOString()
    const params = { pageId, sectionId: stored.id }
    const body = { content: values, at }
    if (!(await callProvedIfAsked(planSection, { params, body }, NEW_HOST))) return
    cancel()
    showSuccess(`The text will be published: ${plannedMoment(at)}.`)
    await plannedTexts.load()
  })
}

/** Takes a planned text back, into the open editor, where nothing of it is lost. */
export function takeBack(pageId: string, sectionId: string, content: string): Promise<boolean> {
  return orShowError(async () => {
    await callAsAdmin(dropPlannedSection, { params: { pageId, sectionId } })
    type(content)
    showSuccess('The text will not be published. It is here, to be changed.')
    await plannedTexts.load()
  })
}
