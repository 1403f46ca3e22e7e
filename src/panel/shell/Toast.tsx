import type { ReactNode } from 'react'
import { Button } from '#islands/ui/Button.tsx'
import type { PanelIcon } from '#islands/ui/Icon.tsx'
import { IconButton } from '#islands/ui/IconButton.tsx'

interface Props {
  className: string
  role?: 'alert' | undefined
  /** Absent: it closes by itself alone. */
  close?: (() => void) | undefined
  /** What the button that closes it is called, since there may be others. */
  closes?: string
  /** Keeps one that closes by itself while someone points at it, and lets it go again. */
  hold?: () => void
  release?: () => void
  children: ReactNode
}

/** A message above the page, or above the bar of a phone. */
export const Toast = ({
  className,
  role,
  close,
  closes = 'Close',
  hold,
  release,
  children,
}: Props) => (
  // biome-ignore lint/a11y/noStaticElementInteractions: nothing is done by it; it only stays longer
  <div
    className={`toast notice ${className}`}
    role={role}
    onMouseEnter={hold}
    onMouseLeave={release}
    onFocus={hold}
    onBlur={release}
  >
    {children}
    {close && <IconButton icon="x" aria-label={closes} onClick={close} />}
  </div>
)

interface OfferProps extends Pick<Props, 'closes' | 'hold' | 'release'> {
  offer: { text: string; run?: () => void; label?: string }
  className?: string
  icon?: PanelIcon
  close: () => void
}

/** Something that was done, with a button for what can follow. */
export const OfferToast = ({ offer, className = '', icon, close, ...held }: OfferProps) => (
  <Toast className={`notice-info ${className}`} close={close} {...held}>
    <p>{offer.text}</p>
    {offer.run && (
      <Button
        kind="link"
        icon={icon}
        onClick={() => {
          close()
          offer.run?.()
        }}
      >
        {offer.label ?? 'Undo'}
      </Button>
    )}
  </Toast>
)
