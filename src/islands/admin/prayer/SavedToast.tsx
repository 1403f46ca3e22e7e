import { useEffect, useState } from 'react'
import { Button } from '#islands/ui/Button.tsx'
import { Icon } from '#islands/ui/Icon.tsx'
import { type Editing, undoPrayerSave } from '#stores/admin/prayerSettings.ts'
import { focusPage } from './focusPage.ts'

/** A success banner stays 3 seconds (SPEC section 9), longer while someone is about to use it. */
const SHOWN_MS = 3_000
const TEXTS = {
  saved: 'Prayer times have been successfully updated.',
  undone: 'The change was taken back.',
} as const

/** Says that a save has landed, and takes it back on demand. */
export function SavedToast({ editing }: { editing: Editing }) {
  const { done, saved } = editing
  return (
    <div className="toasts" aria-live="polite">
      {done && <Toast key={saved.revision} done={done} />}
    </div>
  )
}

function Toast({ done }: { done: keyof typeof TEXTS }) {
  const [isShown, setShown] = useState(true)
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(() => setShown(false), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [isHeld])
  if (!isShown) return null
  const undo = () => {
    focusPage()
    void undoPrayerSave()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only stays while the button is near
    <div
      className="toast notice notice-success"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon name="circle-check" />
      <p>{TEXTS[done]}</p>
      {done === 'saved' && (
        <Button kind="link" onClick={undo}>
          Undo
        </Button>
      )}
    </div>
  )
}
