import { type ReactNode, useState } from 'react'

interface Props {
  className: string
  summary: string
  children: () => ReactNode
}

/** What is drawn once it is opened. */
export function Folded({ className, summary, children }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details
      className={className}
      open={isOpen}
      onToggle={event => setOpen(event.currentTarget.open)}
    >
      <summary>{summary}</summary>
      {isOpen && children()}
    </details>
  )
}
