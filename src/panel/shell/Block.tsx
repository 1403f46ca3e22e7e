import { type ReactNode, useId } from 'react'

interface Props {
  title: string
  className?: string
  children: ReactNode
}

/** A part of a page under its heading. */
export function Block({ title, className = 'block', children }: Props) {
  const id = useId()
  return (
    <section className={className} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}
