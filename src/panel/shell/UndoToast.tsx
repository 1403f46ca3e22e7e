import { useStore } from '@nanostores/react'
import { Button } from '#islands/ui/Button.tsx'
import { Icon } from '#islands/ui/Icon.tsx'
import { $undo, closeUndo, holdUndo, releaseUndo } from './banner.ts'

/** Offers to undo the last change, long enough for a person to notice a mistake. */
export function UndoToast() {
  const offer = useStore($undo)
  if (!offer) return null
  const undo = () => {
    closeUndo()
    offer.run?.()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing is done by it; it only stays longer
    <div
      key={offer.id}
      className="toast notice notice-info undo-toast"
      onMouseEnter={holdUndo}
      onMouseLeave={releaseUndo}
      onFocus={holdUndo}
      onBlur={releaseUndo}
    >
      <p>{offer.text}</p>
      {offer.run && (
        <Button kind="link" icon="undo2" onClick={undo}>
          {offer.label ?? 'Undo'}
        </Button>
      )}
      <button type="button" className="icon-button" aria-label="Close" onClick={closeUndo}>
        <Icon name="x" />
      </button>
    </div>
  )
}
