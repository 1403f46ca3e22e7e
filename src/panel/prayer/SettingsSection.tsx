import { type ReactNode, useId, useState } from 'react'
import { Icon } from '#islands/ui/Icon.tsx'
import { usePrayerView } from './context.ts'
import './part.css'

interface Props {
  title: string
  /** The current settings of the section in one line. */
  summary: ReactNode
  /** Paths of the settings it is about: its problems and warnings show while it is closed. */
  about?: readonly string[]
  isOpenAtFirst?: boolean
  children: () => ReactNode
}

/** A part of the page that opens in place; closed, it summarizes its content. */
export function SettingsSection({
  title,
  summary,
  about = [],
  isOpenAtFirst = false,
  children,
}: Props) {
  const { problems, review } = usePrayerView()
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  const id = useId()
  const isAbout = ({ path }: { path: readonly unknown[] }) => about.includes(String(path[0]))
  const wrong = problems.filter(isAbout).length
  const doubtful = review.warnings.filter(isAbout).length
  return (
    <section className="part" aria-labelledby={`${id}-title`} data-open={isOpen || undefined}>
      <h2 id={`${id}-title`}>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={`${id}-body`}
          onClick={() => setOpen(!isOpen)}
        >
          {title}
          <Icon name="chevron-right" />
        </button>
      </h2>
      {!isOpen && <p className="part-summary">{summary}</p>}
      {wrong > 0 && <p className="part-mark is-wrong">{count(wrong, 'problem')}</p>}
      {wrong === 0 && doubtful > 0 && <p className="part-mark">{count(doubtful, 'warning')}</p>}
      <div id={`${id}-body`} className="part-body" hidden={!isOpen}>
        {isOpen && children()}
      </div>
    </section>
  )
}

function count(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? '' : 's'}`
}
