import { type RefObject, useEffect, useRef, useState } from 'react'
import type { RamadanMonth } from '#domain/prayer/view/ramadan.ts'
import { MINUTE } from '#domain/time/units.ts'
import { ready } from '#islands/ui/early.ts'
import { ramadanActionTexts as texts } from '#texts/ramadan.ts'

interface Props {
  month: RamadanMonth
  /** The page's sheet, whose colors and letters the picture takes. */
  sheet: RefObject<HTMLElement | null>
  center: string
  basis: string
}

/** Print, save as a picture, share. The drawing is loaded when it is wanted. */
export function Actions({ month, sheet, center, basis }: Props) {
  const [message, setMessage] = useState('')
  const [isBusy, setBusy] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => ready(place.current), [])

  const picture = async (): Promise<File | undefined> => {
    setBusy(true)
    setMessage('')
    try {
      const { drawCalendar } = await import('./drawCalendar.ts')
      if (!sheet.current) return undefined
      return await drawCalendar(month, sheet.current, { center, basis })
    } catch {
      setMessage(texts.failed)
      return undefined
    } finally {
      setBusy(false)
    }
  }

  const save = async () => {
    const file = await picture()
    if (!file) return
    const link = document.createElement('a')
    link.href = URL.createObjectURL(file)
    link.download = file.name
    link.click()
    setTimeout(() => URL.revokeObjectURL(link.href), MINUTE)
    setMessage(texts.saved)
  }

  /** The picture where the device can share files, else the page's address. */
  const share = async () => {
    const url = location.href
    const { name: title } = month
    try {
      const file = 'canShare' in navigator ? await picture() : undefined
      const files = file ? [file] : []
      if (file && navigator.canShare({ files })) await navigator.share({ title, files })
      else if ('share' in navigator) await navigator.share({ title, url })
      else {
        await (navigator as Navigator).clipboard.writeText(url)
        setMessage(texts.copied)
      }
    } catch (error) {
      // Closing the device's own dialog is not a failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) {
        setMessage(texts.copy(url))
      }
    }
  }

  return (
    <div ref={place} className="ramadan-actions no-print" data-early="">
      <button type="button" className="button button-primary" onClick={() => print()}>
        {texts.print}
      </button>
      <button type="button" className="button button-quiet" disabled={isBusy} onClick={save}>
        {texts.save}
      </button>
      <button type="button" className="button button-quiet" disabled={isBusy} onClick={share}>
        {texts.share}
      </button>
      <p role="status">{isBusy ? texts.drawing : message}</p>
    </div>
  )
}
