import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import type { Health } from '#contract/health.ts'
import { UNANSWERED_DAYS } from '#domain/contact/inbox.ts'
import { momentInSentence, momentInWords } from '#domain/time/intl.ts'
import { Notice } from '#islands/ui/Notice.tsx'
import { languageName } from '#locale/languages.ts'
import { locale } from '#locale/locale.ts'
import { translatePath } from '#panel/languages/paths.ts'
import { messageCounts } from '#panel/messages/counts.ts'
import { PanelLink } from '#panel/shell/PanelLink.tsx'
import { $now, mosqueZone } from '#stores/clock.ts'
import { usePart } from './dashboard.ts'

interface TaskProps {
  kind?: 'info' | 'warning'
  title?: ReactNode
  href: string
  /** Of the link to where it is done. */
  label: string
  children: ReactNode
}

function Task({ kind = 'warning', title, href, label, children }: TaskProps) {
  return (
    <Notice kind={kind} title={title}>
      {children}
      <p>
        <PanelLink href={href}>{label}</PanelLink>
      </p>
    </Notice>
  )
}

/** What somebody has to do about the prayer times: what ends, an Eid to enter, times that cannot be. */
export function PrayerTasks() {
  const tasks = usePart('prayer')?.tasks ?? []
  return tasks.map(({ lines, ...task }) => (
    <Task key={task.href} {...task}>
      {lines.map(line => (
        <p key={line}>{line}</p>
      ))}
    </Task>
  ))
}

const messages = (count: number) => (count === 1 ? 'One message' : `${count} messages`)

/** Messages that nobody has read, that have waited long for a reply, or that were never mailed. */
export function WaitingMessages() {
  const counts = useStore(messageCounts.$known)
  if (!counts) return null
  const { unread, unanswered, undelivered } = counts
  if (unread === 0 && unanswered === 0 && undelivered === 0) return null
  const isLate = unanswered > 0 || undelivered > 0
  return (
    <Task kind={isLate ? 'warning' : 'info'} href="/admin/messages" label="Open the inbox">
      {unread > 0 && (
        <p>
          {messages(unread)} {unread === 1 ? 'is' : 'are'} unread.
        </p>
      )}
      {unanswered > 0 && (
        <p>
          {messages(unanswered)} {unanswered === 1 ? 'has' : 'have'} waited for more than{' '}
          {UNANSWERED_DAYS} days.
        </p>
      )}
      {undelivered > 0 && (
        <p>
          {messages(undelivered)} could not be e-mailed to you, or your reply could not be sent:
          please check the mail server’s settings.
        </p>
      )}
    </Task>
  )
}

/** Screens that were on in the last 30 days and are not any more. */
export function SilentScreens() {
  const silent = usePart('silentScreens') ?? []
  const now = useStore($now)
  return silent.map(({ id, name, seenAt }) => (
    <Task
      key={id}
      title={
        <>
          The screen “{name}” was not seen since {momentInSentence(seenAt ?? '', mosqueZone(), now)}
          .
        </>
      }
      href="/admin/screens"
      label="See the screens"
    >
      <p>Check that it is on and has a network.</p>
    </Task>
  ))
}

/** Asks for the texts that were changed since they were translated. */
export function OutdatedTexts() {
  const languages = usePart('translations') ?? []
  return languages.map(({ language, outdated }) => {
    const name = languageName(language, locale().language)
    return (
      <Task
        key={language}
        title={
          outdated === 1
            ? `A text was changed after it was translated into ${name}`
            : `${outdated} texts were changed after they were translated into ${name}`
        }
        href={translatePath(language)}
        label="Translate again"
      >
        <p>Visitors who read {name} see the original.</p>
      </Task>
    )
  })
}

/** Warns when the list of videos is too old, or when live videos are not known. */
export function OldVideos() {
  const health = usePart('health')
  const now = useStore($now)
  if (!health) return null
  const text = words(health.videos, iso => momentInWords(iso, mosqueZone(), now))
  return text ? <Notice kind="warning">{text}</Notice> : null
}

function words({ state, at }: Health['videos'], moment: (iso: string) => string): string {
  if (state === 'old' && at) {
    return `YouTube does not return the channel’s videos at the moment. Visitors see the list of its last response: ${moment(at)}.`
  }
  if (state === 'old') {
    return 'YouTube has not returned the channel’s videos yet. Check the channel’s id and the key.'
  }
  if (state === 'feed alone') {
    return 'YouTube’s Data API does not work with the key that is set. The videos come from the channel’s public feed, which does not say which video is live.'
  }
  return ''
}
