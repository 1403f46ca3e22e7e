import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import { Button } from '#islands/ui/Button.tsx'
import { IconButton } from '#islands/ui/IconButton.tsx'
import { $shared, closeShare, shareByDevice, shareLinks } from '#panel/share/share.ts'
import { $visits } from './navigation.ts'

/** Offers to tell what was just posted, until it is closed or something else is begun. */
export function ShareToast() {
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
