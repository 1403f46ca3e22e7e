import type { Editor } from '@tiptap/react'
import { useState } from 'react'
import { isSafeHref } from '#domain/content/addresses.ts'
import { Button } from '#islands/ui/Button.tsx'
import { Dialog } from '#islands/ui/Dialog.tsx'
import { TextField } from '#islands/ui/TextField.tsx'

const WRONG =
  'Start the link with https://, with / for a page of this site, or with #, mailto: or tel:. It cannot contain spaces.'

/** Adds https:// or mailto: to an address that was pasted without it; other text is unchanged. */
function completed(address: string): string {
  const text = address.trim()
  if (/^[^\s@/:]+@[^\s@/:]+\.[a-z]{2,}$/i.test(text)) return `mailto:${text}`
  return /^(?:[a-z0-9-]+\.)+[a-z]{2,}(?:[/?#]\S*)?$/i.test(text) ? `https://${text}` : text
}

/** Sets the link of the selected words; without a selection it inserts the address. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const before = String(editor.getAttributes('link').href ?? '')
  const [address, setAddress] = useState(before)
  const [isTried, setTried] = useState(false)
  const href = completed(address)
  const isGood = isSafeHref(href)
  const close = () => {
    onClose()
    // After the dialog has given the focus back to the button.
    setTimeout(() => editor.commands.focus())
  }
  const set = () => {
    setTried(true)
    if (!isGood) return
    const chain = editor.chain().extendMarkRange('link')
    if (editor.state.selection.empty && before === '') {
      chain.insertContent({
        type: 'text',
        text: href.replace(/^mailto:/, ''),
        marks: [{ type: 'link', attrs: { href } }],
      })
    } else chain.setLink({ href })
    chain.run()
    close()
  }
  return (
    <Dialog title="Link" onClose={close}>
      <TextField
        label="Link address"
        hint="Such as https://example.org, /events or mailto:info@example.org."
        error={isTried && !isGood ? WRONG : undefined}
        value={address}
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        onChange={setAddress}
        onKeyDown={event => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          set()
        }}
      />
      <div className="dialog-end">
        <Button kind="primary" onClick={set}>
          Set link
        </Button>
        {before !== '' && (
          <Button
            icon="unlink"
            onClick={() => {
              editor.chain().extendMarkRange('link').unsetLink().run()
              close()
            }}
          >
            Remove link
          </Button>
        )}
        <Button onClick={close}>Cancel</Button>
      </div>
    </Dialog>
  )
}
