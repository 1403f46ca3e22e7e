import { Children, type ReactNode, useEffect, useRef } from 'react'
import type { PanelIcon } from './Icon.tsx'
import { Icon } from './Icon.tsx'

interface Props {
  kind?: 'info' | 'success' | 'warning' | 'error'
  title?: ReactNode
  /** Set when the notice follows an action of the user. */
  role?: 'status' | 'alert' | undefined
  /** Text alone becomes a paragraph. */
  children?: ReactNode
}

const ICONS: Record<NonNullable<Props['kind']>, PanelIcon> = {
  info: 'info',
  success: 'circleCheck',
  warning: 'triangleAlert',
  error: 'circleAlert',
}

/** A few highlighted sentences, next to what they are about. */
export function Notice({ kind = 'info', title, role, children }: Props) {
  const parts = Children.toArray(children)
  const isText = parts.length > 0 && parts.every(part => typeof part !== 'object')
  return (
    <div className={`notice notice-${kind}`} role={role}>
      <Icon name={ICONS[kind]} />
      <div>
        {title && <p className="notice-title">{title}</p>}
        {isText ? <p>{children}</p> : children}
      </div>
    </div>
  )
}

/** What went wrong after an action of the user, scrolled into view; nothing while nothing did. */
export function ErrorNotice({ text }: { text: string | null | undefined }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (text) place.current?.scrollIntoView({ block: 'nearest' })
  }, [text])
  if (!text) return null
  return (
    <div ref={place}>
      <Notice kind="error" role="alert">
        {text}
      </Notice>
    </div>
  )
}
