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
  const [modules, setModules] = useState<readonly (readonly boolean[])[]>()
  useEffect(() => {
    let isStale = false
    void import('uqr').then(({ encode }) => {
      if (!isStale) setModules(encode(text, { ecc: 'M', border: BORDER }).data)
    })
    return () => {
      isStale = true
    }
  }, [text])
  if (!modules) return <div className="qr skeleton" />
  return (
    <svg
      className="qr"
      viewBox={`0 0 ${modules.length} ${modules.length}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={pathOf(modules)} />
    </svg>
  )
}

const pathOf = (modules: readonly (readonly boolean[])[]) =>
  modules.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
