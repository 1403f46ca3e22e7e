import { type ReactNode, useState } from 'react'

interface Props {
  id?: string
  className?: string
  summary: ReactNode
  /** Whether it is open at first. */
  isOpen?: boolean
  children: () => ReactNode
}

/** What is drawn once it is opened. */
export function Folded({ id, className, summary, isOpen: isOpenFirst = false, children }: Props) {
  const [isOpen, setOpen] = useState(isOpenFirst)
  return (
    <details
      id={id}
      className={className}
      open={isOpen}
      onToggle={event => setOpen(event.currentTarget.open)}
    >
      <summary>{summary}</summary>
      {isOpen && children()}
    </details>
  )
}
