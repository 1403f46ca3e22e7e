import { useStore } from '@nanostores/react'
import { noticeLine, noticeWhen } from '#domain/notices/words.ts'
import { formatMoment } from '#domain/time/format.ts'
import { Icon } from '#islands/ui/Icon.tsx'
import { $now, mosqueZone } from '#stores/clock.ts'
import { noticeTexts } from '#texts/notices.ts'
import { useResolved } from './useResolved.ts'
import type { NoticeValues } from './values.ts'
import { KIND_ICONS } from './words.ts'
import '#islands/notices/noticeCard.css'

/** What is typed as visitors will see it, and for how long. */
export function NoticePreview({ values }: { values: NoticeValues }) {
  const notice = useResolved(values)
  const at = useStore($now)
  const zone = mosqueZone()
  if (!notice || !values.title.trim()) return null
  const { kind, title, text, place, link, language } = notice
  const when = noticeWhen(notice, at, zone)
  return (
    <section className="notice-preview" aria-label="Preview">
      <h3>As visitors see it</h3>
      <p className="notice-preview-banner" lang={language} dir="auto">
        <b>{noticeLine(notice, at, zone)}</b>
      </p>
      <div className={`notice-card notice-card-${kind}`}>
        <Icon name={KIND_ICONS[kind]} />
        <div lang={language} dir="auto">
          <p className="notice-card-title">
            <span className="notice-card-kind">{noticeTexts.kinds[kind]}</span> {title}
          </p>
          {when && <p className="notice-card-when">{when}</p>}
          {text && <p className="notice-card-text">{text}</p>}
          {place && <p>{place}</p>}
          {link && <p className="notice-card-link">{noticeTexts.more}</p>}
        </div>
      </div>
      <p className="field-hint">Shown until {formatMoment(new Date(notice.end), zone)}.</p>
    </section>
  )
}
