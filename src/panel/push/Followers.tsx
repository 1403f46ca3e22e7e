import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import type { PushState } from '#contract/push.ts'
import { isOwner } from '#domain/account/roles.ts'
import { TOPICS } from '#domain/push/topics.ts'
import { clock12 } from '#domain/time/format.ts'
import { momentInWords } from '#domain/time/intl.ts'
import { Notice } from '#islands/ui/Notice.tsx'
import { formatNumber } from '#locale/formatNumber.ts'
import { inItsLanguage } from '#locale/script.ts'
import { Block } from '#panel/shell/Block.tsx'
import { $role } from '#panel/shell/session.ts'
import { WhenLoaded } from '#panel/shell/WhenLoaded.tsx'
import { $now, mosqueZone } from '#stores/clock.ts'
import { topicTexts } from '#texts/topics.ts'
import { HoursForm } from './HoursForm.tsx'
import { devicesInWords, pushState, quietInWords, sentInWords } from './push.ts'
import './push.css'

/** Sending takes a moment after a save. */
const LATER_MS = 3_000

/** How many follow what by notifications, what was sent, and when it waits; `changed`: what to send. */
export function Followers({ changed }: { changed: unknown }) {
  const state = useStore(pushState.$data)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is saved is sent
  useEffect(() => {
    void pushState.load()
    const timer = setTimeout(() => void pushState.load(), LATER_MS)
    return () => clearTimeout(timer)
  }, [changed])
  return (
    <Block title="Followers" className="block followers">
      <WhenLoaded loaded={state} retry={pushState.load}>
        {numbers => <Numbers {...numbers} />}
      </WhenLoaded>
    </Block>
  )
}

function Numbers({ isReady, total, topics, settings, recent, waiting }: PushState) {
  const role = useStore($role)
  if (!isReady) {
    return (
      <Notice kind="info">
        Visitors cannot follow by notifications yet: the person who runs the site sets
        VAPID_PRIVATE_KEY once.
      </Notice>
    )
  }
  return (
    <>
      {total === 0 ? (
        <p>
          Nobody follows yet. Tell people about <a href="/notifications">Notifications</a>: a
          janazah then reaches their phones within minutes.
        </p>
      ) : (
        <>
          <p>
            Notifications go to {devicesInWords(total)}. People choose them under{' '}
            <a href="/notifications">Notifications</a>; nobody can see who they are.
          </p>
          <dl className="followers-topics">
            {TOPICS.map(topic => (
              <div key={topic}>
                <dt>{topicTexts[topic].name}</dt>
                <dd>{formatNumber(topics[topic])}</dd>
              </div>
            ))}
          </dl>
          <Recent {...{ recent, waiting }} />
        </>
      )}
      <p className="muted">
        {quietInWords(settings)} Changes of iqama are sent the evening before, at{' '}
        {clock12(settings.iqamaAt)}.
      </p>
      {isOwner(role) && (
        <details className="folded">
          <summary>Change these hours</summary>
          <HoursForm />
        </details>
      )}
    </>
  )
}

const SHOWN = 5

function Recent({ recent, waiting }: Pick<PushState, 'recent' | 'waiting'>) {
  const now = useStore($now)
  if (recent.length === 0 && waiting === 0) return null
  return (
    <>
      <h3>Sent last</h3>
      {waiting > 0 && (
        <p role="status">
          {waiting === 1 ? '1 notification is' : `${waiting} notifications are`} on the way, or
          waiting for the morning.
        </p>
      )}
      <ul className="bare rows">
        {recent.slice(0, SHOWN).map(one => (
          <li key={`${one.at} ${one.title}`}>
            <div className="row-text">
              <p {...inItsLanguage(one.title)}>
                <b>{one.title}</b>
              </p>
              <p className="muted">
                {topicTexts[one.topic].name} · {momentInWords(one.at, mosqueZone(), now)} ·{' '}
                {sentInWords(one)}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}
