import { type ReactNode, useEffect, useRef } from 'react'

interface Props {
  className?: string
  children: ReactNode
}

/** Someone else's save beside what is typed here; it takes the focus, so that nobody types past it. */
export function TwoVersions({ className = '', children }: Props) {
  const section = useRef<HTMLElement>(null)
  useEffect(() => section.current?.focus(), [])
  return (
    <section
      ref={section}
      className={`two-versions ${className}`}
      tabIndex={-1}
      aria-label="Two versions"
    >
      {children}
    </section>
  )
}
