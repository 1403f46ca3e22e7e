import { useEffect, useRef, useState } from 'react'
import {
  SCREEN_PREVIEW_PATH,
  SCREEN_READY,
  type ScreenPreviewMessage,
} from '#domain/screens/preview.ts'
import type { Screen } from '#domain/screens/screen.ts'
import { Button } from '#islands/ui/Button.tsx'
import { previewOf } from './rules.ts'

/** The size of the page that is shown smaller: a TV of 720 lines. */
const LONG = 1280
const SHORT = 720

/** The screen's own page with the settings as they are typed, made small. */
export function ScreenPreview({ screen }: { screen: Screen }) {
  const box = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const [isPortrait, setPortrait] = useState(false)
  const [readies, setReadies] = useState(0)
  const settings = JSON.stringify(previewOf(screen))

  useEffect(() => {
    const onMessage = ({ source, origin, data }: MessageEvent) => {
      const isOurs = source === frame.current?.contentWindow && origin === location.origin
      if (isOurs && data === SCREEN_READY) setReadies(count => count + 1)
    }
    window.addEventListener('message', onMessage)
    return () => window.removeEventListener('message', onMessage)
  }, [])

  useEffect(() => {
    const screen = JSON.parse(settings)
    if (readies === 0 || screen === null) return
    const message: ScreenPreviewMessage = { type: 'screen-settings', screen }
    frame.current?.contentWindow?.postMessage(message, location.origin)
  }, [settings, readies])

  // Set by script: the policy allows no style attributes.
  useEffect(() => {
    const element = box.current
    if (!element) return
    const width = isPortrait ? SHORT : LONG
    const resize = () => element.style.setProperty('--scale', String(element.clientWidth / width))
    resize()
    const observer = new ResizeObserver(resize)
    observer.observe(element)
    return () => observer.disconnect()
  }, [isPortrait])

  return (
    <div className="screen-preview">
      <div ref={box} className="screen-picture" data-portrait={isPortrait || undefined}>
        <iframe ref={frame} src={SCREEN_PREVIEW_PATH} title="Preview of the screen" tabIndex={-1} />
      </div>
      <p className="cluster">
        <Button kind="link" aria-pressed={isPortrait} onClick={() => setPortrait(!isPortrait)}>
          {isPortrait ? 'Show it lying' : 'Show it upright'}
        </Button>
      </p>
    </div>
  )
}
