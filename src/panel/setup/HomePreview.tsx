import { useEffect, useRef, useState } from 'react'
import { Button } from '#islands/ui/Button.tsx'

/** Home as a phone shows it, loaded again after each save; folded where there is little room. */
export function HomePreview({ version }: { version: number }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [isOpen, setOpen] = useState(() => matchMedia('(min-width: 75rem)').matches)
  useEffect(() => {
    if (version > 0) frame.current?.contentWindow?.location.reload()
  }, [version])
  return (
    <aside className="setup-preview" aria-label="Your site">
      <Button kind="link" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Hide your site' : 'See your site'}
      </Button>
      {isOpen && (
        <div className="setup-phone phone">
          <iframe ref={frame} src="/" title="Your site on a phone" tabIndex={-1} />
        </div>
      )}
    </aside>
  )
}
