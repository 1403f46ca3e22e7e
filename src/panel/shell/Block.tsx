import { type ReactNode, useId } from 'react'

interface Props {
  title: ReactNode
  className?: string
  /** Beside the heading. */
  aside?: ReactNode
  children: ReactNode
}

/** A part of a page under its heading. */
export function Block({ title, className = 'block', aside, children }: Props) {
  const id = useId()
  const heading = <h2 id={id}>{title}</h2>
  return (
    <section className={className} aria-labelledby={id}>
      {aside ? (
        <div className="block-head line-s spread">
          {heading}
          {aside}
        </div>
      ) : (
        heading
      )}
      {children}
    </section>
  )
}
