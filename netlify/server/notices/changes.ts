import {
  type AdminNotice,
  type DeletedNotice,
  NO_SUCH_NOTICE,
  NOTICE_IS_DELETED,
} from '#contract/notices.ts'
import { isNoticeLink, LINK_REFUSED } from '#domain/notices/link.ts'
import type { NoticeFields } from '#domain/notices/notice.ts'
import {
  MOST_NOTICES,
  type NoticeVersion,
  restorableUntil,
  type StoredNotice,
  VERSIONS_KEPT,
  withoutOldNotices,
} from '#domain/notices/stored.ts'
import { type Actor, recordActivity } from '../activity/record.ts'
import { siteNow } from '../clock.ts'
import { type PrayerContext, prayerContext } from '../events/responses.ts'
import { conflict, Refusal } from '../http/refusal.ts'
import { read, type Stored, UNCHANGED, update } from '../storage/documents.ts'
import { noticesDocument } from '../storage/notices.ts'
import type { Check } from './alarm.ts'
import { adminNotice, deletedNotice, noticeResponse, publicNotices } from './responses.ts'

type Base = number | undefined
type Current = Stored<{ notices: StoredNotice[] }>

/** Everything that is kept. Throws StorageError. */
export async function allNotices(): Promise<{ notices: AdminNotice[]; deleted: DeletedNotice[] }> {
  const [{ value }, context] = await Promise.all([read(noticesDocument), prayerContext()])
  const deleted = value.notices
    .filter(isRestorable)
    .sort((a, b) => ((a.deletedAt ?? '') < (b.deletedAt ?? '') ? 1 : -1))
  return {
    notices: value.notices.filter(isKept).map(notice => adminNotice(notice, context)),
    deleted: deleted.map(notice => deletedNotice(notice, context)),
  }
}

/** Creates a notice. Throws Refusal 400 'invalid', 409 'full', and what `check` throws. */
export async function createStoredNotice(
  by: Actor,
  fields: NoticeFields,
  context: PrayerContext,
  check: Check,
): Promise<AdminNotice> {
  const id = crypto.randomUUID()
  refuseOver(fields, context)
  refuseLink(fields.link)
  const saved = await change(context, ({ value, revision }) => {
    const next = { id, ...stamp(fields, revision + 1, by), earlier: [] }
    check(next)
    return [...value.notices, next]
  })
  return finish(by, 'Created', noticeIn(saved, id), context)
}

/** Saves a notice. Throws Refusal 400 'invalid', 404, 409 with the newer one, 410, and as `check`. */
export async function saveStoredNotice(
  by: Actor,
  id: string,
  { base, ...fields }: NoticeFields & { base?: Base },
  context: PrayerContext,
  check: Check,
): Promise<AdminNotice> {
  let before: number | undefined
  const saved = await change(context, ({ value, revision }) => {
    const current = noticeIn(value, id)
    refuseOutdated(current, base, context)
    before = current.revision
    if (fields.link !== current.link) refuseLink(fields.link)
    const next = { id, ...stamp(fields, revision + 1, by), earlier: withVersion(current) }
    check(next)
    return value.notices.map(one => (one.id === id ? next : one))
  })
  return finish(by, 'Updated', noticeIn(saved, id), context, before)
}

/** Deletes a notice, restorable for a while; deleting it again succeeds. Throws Refusal 404. */
export async function deleteStoredNotice(by: Actor, id: string): Promise<void> {
  const context = await prayerContext()
  let deleted: StoredNotice | undefined
  await change(context, ({ value, revision }) => {
    const current = value.notices.find(one => one.id === id)
    if (!current || (current.deletedAt && !isRestorable(current))) throw noSuchNotice()
    deleted = current.deletedAt ? undefined : current
    if (!deleted) return UNCHANGED
    const gone = {
      ...current,
      revision: revision + 1,
      deletedAt: new Date().toISOString(),
      deletedBy: by.name,
    }
    return value.notices.map(one => (one.id === id ? gone : one))
  })
  if (deleted) await recordActivity(by, `Deleted notice: ${deleted.title}`, { notice: id })
}

/** Restores a deleted notice, or an earlier version. Throws Refusal 404, 409, and as `check`. */
export async function restoreStoredNotice(
  by: Actor,
  id: string,
  { revision: wanted, base }: { revision?: Base; base?: Base },
  context: PrayerContext,
  check: Check,
): Promise<AdminNotice> {
  let before: number | undefined
  let isChanged = false
  const saved = await change(context, ({ value, revision }) => {
    const current = value.notices.find(one => one.id === id)
    if (!current || (current.deletedAt && !isRestorable(current))) throw noSuchNotice()
    const { deletedAt, deletedBy: _, ...kept } = current
    const version = wanted === undefined ? kept : current.earlier.find(isOf(wanted))
    if (!version) throw new Refusal(404, 'not_found', 'That version is not kept any more.')
    isChanged = deletedAt !== undefined || wanted !== undefined
    if (!isChanged) return UNCHANGED
    if (!deletedAt) {
      refuseOutdated(current, base, context)
      before = current.revision
    }
    const fields = fieldsOf(version)
    const earlier = wanted === undefined ? kept.earlier : withVersion(kept)
    const next = { id, ...stamp(fields, revision + 1, by), earlier }
    check(next)
    return value.notices.map(one => (one.id === id ? next : one))
  })
  const notice = noticeIn(saved, id)
  return isChanged ? finish(by, 'Restored', notice, context, before) : adminNotice(notice, context)
}

/** One compare-and-swap; what is over for long goes with the same save. */
async function change(
  context: PrayerContext,
  next: (current: Current) => StoredNotice[] | typeof UNCHANGED,
) {
  const { value } = await update(noticesDocument, current => {
    const notices = next(current)
    if (notices === UNCHANGED) return UNCHANGED
    const now = siteNow()
    if (publicNotices(notices, context, now).length > MOST_NOTICES) {
      const text = `There are ${MOST_NOTICES} notices that are not over. Delete one, then try again.`
      throw new Refusal(409, 'full', text)
    }
    return { notices: withoutOldNotices(notices, one => noticeResponse(one, context).end, now) }
  })
  return value
}

/** A new notice that would never show is a mistake: a prayer that is over, a day that has passed. */
function refuseOver(fields: NoticeFields, context: PrayerContext): void {
  const stored = { id: '', ...stamp(fields, 1, { id: '', name: '' }), earlier: [] }
  if (Date.parse(noticeResponse(stored, context).end) > siteNow().getTime()) return
  const [field, text] = fields.prayer
    ? ['prayer', 'That prayer is over. Choose a later one.']
    : ['end', 'The end must be later than now.']
  throw new Refusal(400, 'invalid', text as string, {
    fields: { [field as string]: text as string },
  })
}

/** A stored link stays as it is, so that an older notice can still be changed and ended. */
function refuseLink(link: string | undefined): void {
  if (link === undefined || isNoticeLink(link)) return
  throw new Refusal(400, 'invalid', LINK_REFUSED, { fields: { link: LINK_REFUSED } })
}

function refuseOutdated(current: StoredNotice, base: Base, context: PrayerContext): void {
  if (base === undefined || base === current.revision) return
  throw conflict(adminNotice(current, context), current.savedBy)
}

function noticeIn({ notices }: { notices: readonly StoredNotice[] }, id: string): StoredNotice {
  const notice = notices.find(one => one.id === id)
  if (!notice || (notice.deletedAt && !isRestorable(notice))) throw noSuchNotice()
  if (notice.deletedAt) throw new Refusal(410, 'deleted', NOTICE_IS_DELETED)
  return notice
}

const noSuchNotice = () => new Refusal(404, 'not_found', NO_SUCH_NOTICE)
const isKept = ({ deletedAt }: StoredNotice) => !deletedAt
const isRestorable = ({ deletedAt }: StoredNotice) =>
  deletedAt !== undefined && restorableUntil(deletedAt) > new Date().toISOString()
const isOf = (revision: number) => (version: NoticeVersion) => version.revision === revision

function fieldsOf(version: NoticeFields): NoticeFields {
  const { kind, title, text, link, place, prayer, start, end, language } = version
  return { kind, title, text, link, place, prayer, start, end, language }
}

const stamp = (fields: NoticeFields, revision: number, by: Actor): NoticeVersion => ({
  ...JSON.parse(JSON.stringify(fieldsOf(fields))),
  revision,
  savedAt: new Date().toISOString(),
  savedBy: by.name,
})

function withVersion(current: StoredNotice): NoticeVersion[] {
  const { revision, savedAt, savedBy } = current
  const version = { ...stamp(current, revision, { id: '', name: savedBy }), savedAt }
  return [version, ...current.earlier].slice(0, VERSIONS_KEPT)
}

async function finish(
  by: Actor,
  done: string,
  stored: StoredNotice,
  context: PrayerContext,
  before?: number,
): Promise<AdminNotice> {
  const { id, title, revision } = stored
  await recordActivity(by, `${done} notice: ${title}`, { notice: id, revision, before })
  return adminNotice(stored, context)
}
