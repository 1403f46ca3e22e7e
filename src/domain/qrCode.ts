import { encode } from 'uqr'

/** A QR code as the width of a square in modules, quiet zone included, and the path of its dark ones. */
export function qrCode(text: string, border = 3): { size: number; path: string } {
  const { data } = encode(text, { ecc: 'M', border })
  const path = data
    .map((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')).join(''))
    .join('')
  return { size: data.length, path }
}
