import { useState } from 'react'
import { screenPath } from '#domain/screens/screen.ts'
import { Button } from '#islands/ui/Button.tsx'
import { Dialog } from '#islands/ui/Dialog.tsx'
import { Icon } from '#islands/ui/Icon.tsx'
import { QrCode } from '#panel/settings/QrCode.tsx'
import { CopyButton } from '#panel/shell/CopyButton.tsx'

/** The address of a screen: to copy, as a QR code, and to open here. */
export function ScreenLink({ id, name }: { id: string; name: string }) {
  const [isOpen, setOpen] = useState(false)
  const address = new URL(screenPath(id), location.origin).href
  return (
    <>
      <p className="screen-address muted">
        <bdi dir="ltr">{address}</bdi>
      </p>
      <div className="cluster">
        <CopyButton text={address} label="Copy link" />
        <Button icon="qrCode" onClick={() => setOpen(true)}>
          QR code
        </Button>
        <a className="button button-quiet" href={address} target="_blank" rel="noopener">
          <Icon name="externalLink" />
          Open
        </a>
      </div>
      {isOpen && (
        <Dialog title={name} toRead onClose={() => setOpen(false)}>
          <p>
            Scan this with the tablet that is to be the screen. On a TV, open its web browser and
            type the address, then choose full screen.
          </p>
          <QrCode text={address} label={`QR code of ${address}`} />
          <p className="screen-address muted">
            <bdi dir="ltr">{address}</bdi>
          </p>
          <div className="dialog-end">
            <CopyButton text={address} label="Copy link" />
          </div>
        </Dialog>
      )}
    </>
  )
}
