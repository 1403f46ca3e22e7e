import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import { Button } from '#islands/ui/Button.tsx'
import { Icon } from '#islands/ui/Icon.tsx'
import { IconButton } from '#islands/ui/IconButton.tsx'
import { $shared, closeShare, shareByDevice, shareLinks } from '#panel/share/share.ts'
import { $suggestion, banner, closeSuggestion, showErrorsInDialog, undo } from './banner.ts'
import { $visits } from './navigation.ts'
import { OfferToast, Toast } from './Toast.tsx'
import './toasts.css'

/** Shows messages about actions and errors; screen readers announce each once: an alert is outside the live region. */
export function BannerHost() {
  return (
    <div className="toasts">
      <BannerToast kind="error" inDialog={false} />
      <div className="toasts-said" aria-live="polite">
        <BannerToast kind="success" inDialog={false} />
        <UndoToast />
        <SuggestionToast />
        <ShareToast />
      </div>
    </div>
  )
}

/** Errors inside a dialog, which covers the page. */
export function DialogErrors() {
  useEffect(showErrorsInDialog, [])
  return (
    <div className="toasts">
      <BannerToast kind="error" inDialog />
    </div>
  )
}

function BannerToast({ kind, inDialog }: { kind: 'success' | 'error'; inDialog: boolean }) {
  const shown = useStore(banner.$shown)
  if (shown?.kind !== kind || shown.inDialog !== inDialog) return null
  const isError = kind === 'error'
  return (
    <Toast
      key={shown.id}
      className={`notice-${kind}`}
      role={isError ? 'alert' : undefined}
      close={isError ? banner.close : undefined}
      hold={banner.hold}
      release={banner.release}
    >
      <Icon name={isError ? 'circleAlert' : 'circleCheck'} />
      <p>{shown.text}</p>
    </Toast>
  )
}

/** Offers to undo the last change, long enough for a person to notice a mistake. */
function UndoToast() {
  const offer = useStore(undo.$shown)
  if (!offer) return null
  return (
    <OfferToast
      key={offer.id}
      className="undo-toast"
      icon="undo2"
      close={undo.close}
      closes="Dismiss"
      hold={undo.hold}
      release={undo.release}
      offer={offer}
    />
  )
}

/** Offers what a save makes sensible elsewhere, until somebody does it or closes it. */
function SuggestionToast() {
  const suggestion = useStore($suggestion)
  return suggestion && <OfferToast offer={suggestion} close={closeSuggestion} closes="Not now" />
}

/** Offers to tell what was just posted, until it is closed or something else is begun. */
function ShareToast() {
  const shared = useStore($shared)
  const visits = useStore($visits)
  const shownAt = useRef(visits)
  useEffect(() => {
    if (shownAt.current !== visits) closeShare()
    shownAt.current = visits
  }, [visits])
  useEffect(() => {
    if (!shared) return
    // What is begun next is not to be covered.
    const onClick = ({ target }: MouseEvent) => {
      if (!(target instanceof Element && target.closest('.toasts'))) closeShare()
    }
    // While it goes down: the click that opened this is on its way up.
    document.addEventListener('click', onClick, true)
    return () => document.removeEventListener('click', onClick, true)
  }, [shared])
  // Nobody tells of a site that is being set up.
  if (!shared || location.pathname.startsWith('/admin/setup')) return null
  return (
    <div className="toast notice notice-info share">
      <p>
        <b>{shared.isUnseen ? 'It is not public yet. Share it before?' : 'Share it'}</b>{' '}
        <span className="muted">{[shared.title, shared.text].filter(Boolean).join(': ')}</span>
      </p>
      <IconButton icon="x" aria-label="Do not share it" onClick={closeShare} />
      <p className="cluster share-ways">
        {'share' in navigator && (
          <Button kind="link" onClick={() => void shareByDevice(shared)}>
            Share…
          </Button>
        )}
        {shareLinks(shared, location.origin).map(({ name, href }) => (
          <a key={name} className="button button-link" href={href} target="_blank" rel="noopener">
            {name}
          </a>
        ))}
      </p>
    </div>
  )
}
