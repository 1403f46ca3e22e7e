import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { endDraft, shareDraft } from '#contract/content.ts'
import { SHARED_DAYS } from '#domain/content/sharedDraft.ts'
import { Button } from '#islands/ui/Button.tsx'
import { TextField } from '#islands/ui/TextField.tsx'
import { orShowError, showSuccess } from '#panel/shell/banner.ts'
import { CopyButton } from '#panel/shell/CopyButton.tsx'
import { draftOf } from '#panel/shell/drafts.ts'
import { callAsAdmin, owner } from '#panel/shell/session.ts'
import { $drafts, draftName } from './drafts.ts'

/** The drafts of a page, shown on the page to everyone who has a link. */
export function ShareDraft({ pageId }: { pageId: string }) {
  const all = useStore($drafts)
  const [link, setLink] = useState('')
  const drafts = [...all].filter(path => path.startsWith(`${pageId}/`))
  if (drafts.length === 0 && link === '') return null
  const share = () =>
    orShowError(async () => {
      const texts = Object.fromEntries(
        drafts.flatMap(path => {
          const sectionId = path.slice(pageId.length + 1)
          const draft = draftOf<string, unknown>(draftName(pageId, sectionId), owner(), 'browser')
          return draft ? [[sectionId, draft.values]] : []
        }),
      )
      const { address } = await callAsAdmin(shareDraft, { body: { pageId, texts } })
      setLink(new URL(address, location.href).href)
    })
  const end = () =>
    orShowError(async () => {
      const id = new URL(link).searchParams.get('draft') ?? ''
      await callAsAdmin(endDraft, { params: { id } })
      setLink('')
      showSuccess('The link shows the draft no longer.')
    })
  return (
    <div className="box start pile-xs">
      {link === '' ? (
        <>
          <p>
            {drafts.length === 1
              ? 'A draft of this page is'
              : `${drafts.length} drafts of this page are`}{' '}
            not saved yet.
          </p>
          <Button icon="copy" onClick={() => void share()}>
            Make a link that shows {drafts.length === 1 ? 'it' : 'them'}
          </Button>
        </>
      ) : (
        <>
          <TextField
            label="Link to the page with your drafts"
            // The button that was pressed is gone.
            autoFocus
            readOnly
            value={link}
            hint={`Everyone who has it sees them for ${SHARED_DAYS} days, as they are now. Search engines do not.`}
          />
          <div className="cluster">
            <CopyButton text={link} label="Copy link" />
            <Button onClick={() => void end()}>End the link</Button>
          </div>
        </>
      )}
    </div>
  )
}
