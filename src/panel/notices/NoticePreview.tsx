import { useStore } from '@nanostores/react'
import { NOTICE_KINDS } from '#domain/notices/kinds.ts'
import { noticeLine, noticeTitle, noticeWhenAlone } from '#domain/notices/words.ts'
import { formatMoment } from '#domain/time/format.ts'
import { isFollowed, pushState } from '#panel/push/push.ts'
import { $now, mosqueZone } from '#stores/clock.ts'
import { noticeTexts } from '#texts/notices.ts'
import { noticeKindTexts } from '#texts/topics.ts'
import { notices, postedClosures } from './notices.ts'
import { isTitled } from './problems.ts'
import { unseenInWords } from './rules/unseen.ts'
import { useResolved } from './useResolved.ts'
import type { NoticeValues } from './values.ts'

/** What is typed as visitors will see it, and for how long. */
export function NoticePreview({ values }: { values: NoticeValues }) {
  const notice = useResolved(values, postedClosures(useStore(notices.$data)))
  const at = useStore($now)
  const zone = mosqueZone()
  const followers = useStore(pushState.$data)
  if (!notice || !isTitled(values.title)) return null
  const { kind, title, text, place, link, language } = notice
  const unseen = unseenInWords(notice, at, zone)
  const when = noticeWhenAlone(notice, at, zone)
  return (
    <section className="box pile-2xs" aria-label="Preview">
      <h3 className="plain-heading muted">As visitors see it</h3>
      <p className="notice-preview-banner" lang={language} dir="auto">
        <b>{noticeLine(notice, at, zone)}</b>
      </p>
      <div className={`notice notice-${NOTICE_KINDS[kind].tone}`}>
        <div lang={language} dir="auto">
          <p className="notice-title">{noticeTitle(notice)}</p>
          {when && <p>{when}</p>}
          {text && <p className="notice-preview-text">{text}</p>}
          {place && <p>{place}</p>}
          {link && <p className="notice-preview-link">{noticeTexts.more}</p>}
        </div>
      </div>
      <dl className="notice-places small">
        <dt className="muted">Screen in the hall</dt>
        <dd lang={language} dir="auto">
          <b>{noticeKindTexts[kind]}</b> {title}
        </dd>
        <dt className="muted">Phones of followers</dt>
        <dd lang={language} dir="auto">
          <b>{title}</b> {[when, place, text].filter(Boolean).join(' · ')}
        </dd>
      </dl>
      <p className="field-hint">
        {unseen ||
          `On all pages within seconds and on screens within a minute, until ${formatMoment(new Date(notice.end), zone)}.`}{' '}
        {!unseen &&
          isFollowed(followers, kind) &&
          'Followers are notified a minute after it is posted.'}
      </p>
    </section>
  )
}
