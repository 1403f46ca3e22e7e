import { type ReactNode, use, useEffect } from 'react'
import { SiteName } from './siteName.ts'
import { useArrival } from './useArrival.ts'

interface Props {
  title: string
  /** The tab's title, where it says more than the heading. */
  documentTitle?: string | undefined
  lead?: ReactNode
  /** Buttons beside the heading. */
  children?: ReactNode
}

/** A page's heading. It names the document and takes the focus when the page was opened in place. */
export function PageHead({ title, documentTitle = title, lead, children }: Props) {
  const site = use(SiteName)
  const heading = useArrival()
  useEffect(() => {
    document.title = `${documentTitle} · Admin · ${site}`
  }, [documentTitle, site])
  return (
    <header className="page-head line-fields spread">
      <div>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {lead && <p>{lead}</p>}
      </div>
      {children && <div className="page-head-actions">{children}</div>}
    </header>
  )
}
