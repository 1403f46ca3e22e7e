import { type AdminNotice, type DeletedNotice, getAdminNotices } from '#contract/notices.ts'
import { closuresOf } from '#domain/notices/closures.ts'
import { isInForce, noticesInForce } from '#domain/notices/notice.ts'
import type { Closure } from '#domain/prayer/closure.ts'
import { resource } from '#panel/shell/loaded.ts'
import { callAsAdmin } from '#panel/shell/session.ts'

interface KeptNotices {
  readonly notices: readonly AdminNotice[]
  readonly deleted: readonly DeletedNotice[]
}

/** All notices that are kept, also those that are over, and the deleted ones. */
export const notices = resource<KeptNotices, []>(() => callAsAdmin(getAdminNotices))

/** Puts a saved notice into the list: a new one, the newer version of one there, or one brought back. */
export function putNotice(notice: AdminNotice): void {
  const list = notices.$known.get()
  if (!list) return
  const { notices: kept, deleted } = list
  notices.set({
    notices: [notice, ...kept.filter(({ id }) => id !== notice.id)],
    deleted: deleted.filter(({ id }) => id !== notice.id),
  })
}

/** The closures among them, as far as they are loaded. */
export function postedClosures(list = notices.$data.get()): readonly Closure[] {
  return list.state === 'ready' ? closuresOf(list.data.notices) : []
}

/** The notices by what visitors see of them: shown now, to come, over. */
export function byState(list: readonly AdminNotice[], now: Date) {
  const others = list.filter(notice => !isInForce(notice, now))
  const isOver = ({ end }: AdminNotice) => Date.parse(end) <= now.getTime()
  return {
    shown: noticesInForce(list, now),
    coming: others.filter(notice => !isOver(notice)).sort((a, b) => (a.start < b.start ? -1 : 1)),
    over: others.filter(isOver).sort((a, b) => (a.end < b.end ? 1 : -1)),
  }
}

/** The closures or janazahs that visitors see or will see: somebody may be about to tell the same again. */
export function postedAlready(
  list: readonly AdminNotice[],
  kind: AdminNotice['kind'],
  now: Date,
): readonly AdminNotice[] {
  if (kind !== 'closure' && kind !== 'janazah') return []
  const { shown, coming } = byState(list, now)
  return [...shown, ...coming].filter(one => one.kind === kind)
}
