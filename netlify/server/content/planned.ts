import type { PlannedTextResponse } from '#contract/content.ts'
import { ownsPage } from '#domain/account/roles.ts'
import type { SectionPath } from '#domain/content/registry.ts'
import { PLANNED_DAYS } from '#domain/publishing/planned.ts'
import { DAY } from '#domain/time/civil.ts'
import { refuseOutside } from '../activity/part.ts'
import { recordActivity } from '../activity/record.ts'
import type { Admin } from '../auth/session.ts'
import { siteNow } from '../clock.ts'
import { invalid } from '../http/refusal.ts'
import { read, UNCHANGED, update } from '../storage/documents.ts'
import { plannedTextsDocument } from '../storage/plannedTexts.ts'
import { cleanText, type KnownSection } from './sections.ts'

/** The planned texts of the pages that the account may change. Throws StorageError. */
export async function listPlannedTexts({
  user,
}: Pick<Admin, 'user'>): Promise<PlannedTextResponse[]> {
  const { texts } = (await read(plannedTextsDocument)).value
  return Object.entries(texts)
    .filter(([path]) => ownsPage(user.role, path))
    .map(([path, { content, at, by }]) => ({ path: path as SectionPath, content, at, by: by.name }))
}

/** Plans a text for a section, in place of one that is planned. Throws Refusal 400, 403. */
export async function planText(
  { user }: Pick<Admin, 'user'>,
  { path, section, name }: KnownSection,
  { content, at }: { content: string; at: string },
): Promise<void> {
  refuseOutside(user, role => ownsPage(role, path))
  const ahead = Date.parse(at) - siteNow().getTime()
  if (ahead <= 0 || ahead > PLANNED_DAYS * DAY) {
    throw invalid('at', 'Choose a time that is later than now, within a year.')
  }
  const by = { id: user.id, name: user.name, role: user.role }
  const planned = { content: await cleanText(section, content), at, by }
  await update(
    plannedTextsDocument,
    ({ value }) => ({ texts: { ...value.texts, [path]: planned } }),
    user.name,
  )
  await recordActivity(user, `Planned a text: ${name}, for ${at.slice(0, 10)}`, { section: path })
}

/** Takes a planned text back; one that is gone already is no failure. Throws Refusal 403. */
export async function dropPlanned(
  { user }: Pick<Admin, 'user'>,
  { path, name }: KnownSection,
): Promise<void> {
  refuseOutside(user, role => ownsPage(role, path))
  if (await forgetPlanned(path, () => true)) {
    await recordActivity(user, `Took a planned text back: ${name}`, { section: path })
  }
}

/** Removes a planned text if it is the one that is meant; returns whether there was one. */
export async function forgetPlanned(
  path: string,
  isMeant: (at: string) => boolean,
): Promise<boolean> {
  let isGone = false
  await update(plannedTextsDocument, ({ value }) => {
    const { [path]: planned, ...texts } = value.texts
    isGone = planned !== undefined && isMeant(planned.at)
    return isGone ? { texts } : UNCHANGED
  })
  return isGone
}
