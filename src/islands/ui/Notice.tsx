import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import type { PanelIcon } from './icons.ts'

interface Props {
  kind?: 'info' | 'success' | 'warning' | 'error'
  title?: ReactNode
  /** Set where the notice follows something the user did. */
  role?: 'status' | 'alert' | undefined
  children?: ReactNode
}

const ICONS: Record<NonNullable<Props['kind']>, PanelIcon> = {
  info: 'info',
  success: 'circle-check',
  warning: 'triangle-alert',
  error: 'circle-alert',
}

/** A few highlighted sentences, in the place they are about. */
export function Notice({ kind = 'info', title, role, children }: Props) {
  return (
    <div className={`notice notice-${kind}`} role={role}>
      <Icon name={ICONS[kind]} />
      <div>
        {title && <p className="notice-title">{title}</p>}
        {children}
      </div>
    </div>
  )
}
