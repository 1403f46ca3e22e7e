import { createHash, randomBytes } from 'node:crypto'
import { shownContent } from '#config/fallbacks.ts'
import type { ContentChanges } from '#contract/content.ts'
import { ownsPage } from '#domain/account/roles.ts'
import { kindOf, pageDefinition, type SectionPath } from '#domain/content/registry.ts'
import {
  draftAddress,
  SHARED_DAYS,
  SHARED_MOST,
  type SharedDraft,
} from '#domain/content/sharedDraft.ts'
import { findPage } from '#domain/structure/structure.ts'
import { DAY } from '#domain/time/civil.ts'
import { refuseOutside } from '../activity/part.ts'
import { recordActivity } from '../activity/record.ts'
import type { Admin } from '../auth/session.ts'
import { Refusal } from '../http/refusal.ts'
import { contentDocument } from '../storage/content.ts'
import { read, UNCHANGED, update } from '../storage/documents.ts'
import { sharedDraftsDocument } from '../storage/sharedDrafts.ts'
import { readStructure } from '../storage/structure.ts'
import { cleanText, knownSection } from './sections.ts'

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')
const isOver = ({ until }: { until: string }) => Date.parse(until) <= Date.now()

/**
 * Keeps drafts of a page's sections and returns the address that shows them, with 256 random bits of
 * which only a hash is stored. Throws Refusal 400, 403, 404, 409 where there are too many.
 */
export async function shareDraft(
  { user }: Pick<Admin, 'user'>,
  pageId: string,
  texts: Readonly<Record<string, string>>,
): Promise<{ address: string; until: string }> {
  refuseOutside(user, role => ownsPage(role, pageId))
  const cleaned: Record<string, string> = {}
  for (const [sectionId, text] of Object.entries(texts)) {
    const { path, section } = knownSection(pageId, sectionId)
    cleaned[path] = await cleanText(section, text)
  }
  const page = pageDefinition(pageId)
  if (!page) throw new Refusal(404, 'not_found', 'There is no such page.')
  const { title = page.title, address = page.route } =
    findPage((await readStructure()).structure, pageId) ?? {}
  const token = randomBytes(32).toString('base64url')
  const until = new Date(Date.now() + SHARED_DAYS * DAY).toISOString()
  const draft = { hash: hashOf(token), texts: cleaned, by: user.name, until }
  await update(sharedDraftsDocument, ({ value }) => {
    const drafts = value.drafts.filter(one => !isOver(one))
    if (drafts.length >= SHARED_MOST) {
      const text = `There are ${SHARED_MOST} links to drafts. End one, then try again.`
      throw new Refusal(409, 'full', text)
    }
    return { drafts: [...drafts, draft] }
  })
  await recordActivity(user, `Made a link to a draft: ${title}`, {
    section: Object.keys(cleaned)[0],
  })
  return { address: draftAddress(address, token), until }
}

/** Ends a link; one that has ended is no failure. */
export async function endSharedDraft({ user }: Pick<Admin, 'user'>, token: string): Promise<void> {
  const hash = hashOf(token)
  let ended: SharedDraft | undefined
  await update(sharedDraftsDocument, ({ value }) => {
    ended = value.drafts.find(one => one.hash === hash)
    return ended ? { drafts: value.drafts.filter(one => one !== ended) } : UNCHANGED
  })
  if (!ended) return
  const section = Object.keys(ended.texts)[0]
  await recordActivity(user, 'Ended a link to a draft', { section })
}

/** What the link's page shows, as `getNewer` has newer content. Throws Refusal 404. */
export async function sharedDraft(token: string): Promise<ContentChanges['changed']> {
  const hash = hashOf(token)
  const [{ value }, content] = await Promise.all([
    read(sharedDraftsDocument),
    read(contentDocument),
  ])
  const { drafts } = value
  const found = drafts.find(one => one.hash === hash && !isOver(one))
  if (!found) throw new Refusal(404, 'not_found', 'This draft is not shown any more.')
  const { renderSection } = await import('#domain/content/render.ts')
  return Object.fromEntries(
    Object.entries(found.texts).map(([path, text]) => {
      const shown = shownContent(path as SectionPath, text, content.value.start)
      return [path, { content: shown, html: renderSection(kindOf(path as SectionPath), shown) }]
    }),
  )
}
