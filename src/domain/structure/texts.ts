import { findPage, isPublic, type Structure } from './structure.ts'

/** Whether the texts of a page are of the school, or of the other site, while that is switched off. */
export function isSwitchedOff(structure: Structure, pageId: string): boolean {
  const site = findPage(structure, pageId)?.site ?? (pageId === 'schoolHeader' ? 'school' : 'main')
  return !structure.sites[site].on
}

/** Whether a section tells visitors about the school where there is none. */
export const tellsOfNoSchool = ({ sites }: Structure, pageId: string, sectionId: string): boolean =>
  !sites.school.on && pageId === 'home' && sectionId.startsWith('school-')

/** Whether visitors can see the texts of a page. What all pages share has no page. */
export function isPublicText(structure: Structure, pageId: string): boolean {
  const page = findPage(structure, pageId)
  return page ? isPublic(structure, page) : !isSwitchedOff(structure, pageId)
}
