import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Icon } from '#islands/ui/Icon.tsx'
import { $visits } from '#panel/shell/navigation.ts'
import { usePrayerView } from './context.ts'
import { $shownSection } from './shownSection.ts'
import './part.css'

interface Props {
  title: string
  /** The current settings of the section in one line. */
  summary: ReactNode
  /** Paths of the settings it is about: its problems and warnings show while it is closed. */
  about?: readonly string[]
  /** It is open at first, and opens once this is so: a form in it was opened from elsewhere. */
  isOpenAtFirst?: boolean
  /** Closing it hides what is in it, with what was begun there. */
  keepsContent?: boolean
  /** Its name in the page's address, after '#'; the section is open at first there. */
  anchor?: string
  children: () => ReactNode
}

/** A part of the page that opens in place; closed, it summarizes its content. */
export function SettingsSection({
  title,
  summary,
  about = [],
  isOpenAtFirst = false,
  keepsContent = false,
  anchor,
  children,
}: Props) {
  const { problems, review } = usePrayerView()
  const isWanted = anchor !== undefined && location.hash === `#${anchor}`
  const [isOpen, setOpen] = useState(isOpenAtFirst || isWanted)
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen && !wasOpen) setWasOpen(true)
  const [opens, setOpens] = useState(isOpenAtFirst)
  if (opens !== isOpenAtFirst) {
    setOpens(isOpenAtFirst)
    if (isOpenAtFirst) setOpen(true)
  }
  const id = useId()
  const heading = useRef<HTMLButtonElement>(null)
  const shown = useStore($shownSection)
  const isShown = shown !== null && about.includes(shown.about)
  const visits = useStore($visits)
  const show = () => {
    setOpen(true)
    heading.current?.focus()
    heading.current?.scrollIntoView({ block: 'start' })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: each wish shows it again
  useEffect(() => void (isShown && show()), [shown, isShown])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each visit may name a section
  useEffect(() => void (isWanted && show()), [isWanted, visits])
  const isAbout = ({ path }: { path: readonly unknown[] }) => about.includes(String(path[0]))
  const wrong = problems.filter(isAbout).length
  const doubtful = review.warnings.filter(isAbout).length
  return (
    <section className="part" aria-labelledby={`${id}-title`} data-open={isOpen || undefined}>
      <h3 id={`${id}-title`}>
        <button
          ref={heading}
          type="button"
          className="bare-button turning"
          aria-expanded={isOpen}
          aria-controls={`${id}-body`}
          onClick={() => setOpen(!isOpen)}
        >
          {title}
          <Icon name="chevronRight" />
        </button>
      </h3>
      {!isOpen && <p className="part-summary muted">{summary}</p>}
      {wrong > 0 && <p className="part-mark small is-wrong">{count(wrong, 'problem')}</p>}
      {wrong === 0 && doubtful > 0 && (
        <p className="part-mark small">{count(doubtful, 'warning')}</p>
      )}
      <div id={`${id}-body`} className="part-body" hidden={!isOpen}>
        {(isOpen || (keepsContent && wasOpen)) && children()}
      </div>
    </section>
  )
}

function count(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? '' : 's'}`
}
