import { useEffect, useState } from 'react'

/** Light modules around the picture: scanners need four (ISO/IEC 18004). */
const BORDER = 4

interface Props {
  text: string
  /** What it leads to, for those who cannot see it. */
  label: string
}

/** A text as a QR code, drawn in the browser so that a secret is not sent anywhere. */
export function QrCode({ text, label }: Props) {
  const [code, setCode] = useState<{ size: number; path: string }>()
  useEffect(() => {
    let isStale = false
    void import('#domain/qrCode.ts').then(({ qrCode }) => {
      if (!isStale) setCode(qrCode(text, BORDER))
    })
    return () => {
      isStale = true
    }
  }, [text])
  if (!code) return <div className="qr skeleton" />
  return (
    <svg
      className="qr"
      viewBox={`0 0 ${code.size} ${code.size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={code.path} />
    </svg>
  )
}
