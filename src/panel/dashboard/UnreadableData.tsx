import { callAddress } from '#contract/call.ts'
import { getUnreadable } from '#contract/unreadable.ts'
import { unreadableInWords } from '#domain/settings/unreadable.ts'
import { Notice } from '#islands/ui/Notice.tsx'
import { usePart } from './dashboard.ts'

/** Names what is stored and cannot be read, and offers it as a file. */
export function UnreadableData() {
  const health = usePart('health')
  if (!health) return null
  const { counts, documents } = health.unreadable
  const words = unreadableInWords(counts)
  if (!words && documents.length === 0) return null
  return (
    <Notice kind="warning" title="Some of what is stored cannot be read">
      {documents.map(sentence => (
        <p key={sentence}>{sentence}</p>
      ))}
      {documents.length > 0 && (
        <p>
          Visitors see the pages as they were last built. Tell the person who maintains the site.
        </p>
      )}
      {words && (
        <p>
          This version of the site cannot read {words}. Nothing is lost: what cannot be read is kept
          as it is, but not shown.{' '}
          <a href={callAddress(getUnreadable.path, {}, {})} download>
            Download it for the person who maintains the site
          </a>
        </p>
      )}
    </Notice>
  )
}
