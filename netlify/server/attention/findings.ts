import type { Health } from '#contract/health.ts'
import { type MessageCounts, UNANSWERED_DAYS } from '#domain/contact/inbox.ts'
import { type ComingEid, eidToEnterInWords } from '#domain/prayer/comingEids.ts'
import { type Ending, endingInWords, reminderOf } from '#domain/prayer/endings.ts'
import { reminderOfTimes, type TimesFinding } from '#domain/prayer/timesReview.ts'

/** Something about the site that a person should look at. */
export interface Finding {
  /** The same for the same thing: what it says may change from day to day. */
  readonly id: string
  readonly text: string
  /** Where in the panel it is seen or mended. */
  readonly path: string
  /** It is mailed once only: its next reminder has another id. */
  readonly once?: true
}

/** What the dashboard shows too, read on the server. */
interface SiteState {
  readonly health: Pick<
    Health,
    'storage' | 'unreadable' | 'writes' | 'space' | 'backup' | 'offsite' | 'build' | 'videos'
  >
  readonly messages: Pick<MessageCounts, 'unanswered' | 'undelivered'>
  readonly endings: readonly Ending[]
  /** Of the coming two weeks, without prayer times. */
  readonly eids: readonly ComingEid[]
  /** Iqamas and prayers of Jumu'ah that cannot be on the days on which they are set. */
  readonly times: readonly TimesFinding[]
  /** The mosque's day. */
  readonly today: string
}

const messages = (count: number) => (count === 1 ? 'One message' : `${count} messages`)

/** What needs the admins' attention, the gravest first. `moment` says a time in words. */
export function findings(
  { health, messages: counts, endings, eids, times, today }: SiteState,
  moment: (iso: string) => string,
): Finding[] {
  const { storage, unreadable, writes, space, backup, offsite, build, videos } = health
  const found: (Finding | false)[] = [
    storage === 'failing' && {
      id: 'storage',
      text: 'What is stored cannot be read. Visitors see the pages as they were last built. Tell the person who runs the server.',
      path: '/admin',
    },
    writes.state === 'failing' && {
      id: 'writes',
      text: `Changes and visitors’ messages cannot be saved. It first failed: ${moment(writes.since)}. Ask the person who runs the server to look at its disk and its log.`,
      path: '/admin',
    },
    space.state === 'low' && {
      id: 'space',
      text: `The server’s disk is nearly full: ${Math.floor(space.freeBytes / 1_000_000)} MB are left. When it is full, no change and no message can be stored.`,
      path: '/admin',
    },
    backup.state === 'old' && {
      id: 'backup',
      text: `The nightly backups have stopped. The last one was made: ${moment(backup.at)}. Tell the person who runs the server.`,
      path: '/admin',
    },
    (offsite.state === 'failing' || offsite.state === 'old') && {
      id: 'offsite',
      text: `The off-site backups have stopped. ${offsite.at ? `The last one arrived: ${moment(offsite.at)}` : 'None has arrived yet'}. Settings, Backup says why.`,
      path: '/admin/settings/backup',
    },
    ...unreadable.documents.map(text => ({ id: `document ${text}`, text, path: '/admin' })),
    Object.values(unreadable.counts).some(count => count > 0) && {
      id: `unreadable ${Object.values(unreadable.counts)}`,
      text: 'This version of the site cannot read some of what is stored. Nothing is lost, but nobody sees it.',
      path: '/admin',
    },
    build.state === 'failed' && {
      id: 'build',
      text: 'The pages could not be rebuilt. Visitors still see what is saved, a moment later than usual.',
      path: '/admin',
    },
    ...endings.map(ending => endingFinding(ending, today)),
    ...eids.map(eid => ({
      id: `eid ${eid.festival} ${eid.year}`,
      text: eidToEnterInWords(eid),
      path: '/admin/prayer-times#change-eid',
    })),
    ...times.flatMap(finding => timesFinding(finding, today)),
    counts.undelivered > 0 && {
      id: 'undelivered',
      text: `${messages(counts.undelivered)} could not be e-mailed. They are in the panel.`,
      path: '/admin/messages',
    },
    counts.unanswered > 0 && {
      id: 'unanswered',
      text: `${messages(counts.unanswered)} ${counts.unanswered === 1 ? 'has' : 'have'} waited for more than ${UNANSWERED_DAYS} days.`,
      path: '/admin/messages',
    },
    (videos.state === 'old' || videos.state === 'feed alone') && {
      id: `videos ${videos.state}`,
      text:
        videos.state === 'old'
          ? 'YouTube does not respond with the channel’s videos. Visitors see those of its last response.'
          : 'YouTube’s Data API does not accept the key that is set. What is live is not known.',
      path: '/admin',
    },
  ]
  return found.filter(one => one !== false)
}

function endingFinding(ending: Ending, today: string): Finding {
  const { of, from } = ending
  const id = `ending ${of} ${from}`
  const text = endingInWords(ending)
  if (of !== 'timetable') return { id, text, path: '/admin/prayer-times' }
  const reminder = `${id} ${reminderOf(ending, today)}`
  return { id: reminder, text, path: '/admin/prayer-times#timetable', once: true }
}

function timesFinding(finding: TimesFinding, today: string): Finding[] {
  const reminder = reminderOfTimes(finding, today)
  if (reminder === undefined) return []
  const id = `times ${finding.path.join('.')} ${reminder}`
  return [{ id, text: finding.message, path: '/admin/prayer-times#ahead', once: true }]
}
