import { useEffect, useRef, useState } from 'react'
import {
  SCREEN_PREVIEW_PATH,
  SCREEN_READY,
  type ScreenPreviewMessage,
} from '#domain/screens/preview.ts'
import type { Screen } from '#domain/screens/screen.ts'
import { civilDateIn } from '#domain/time/civil.ts'
import { Button } from '#islands/ui/Button.tsx'
import { Select } from '#islands/ui/Select.tsx'
import { useLoaded } from '#panel/shell/useLoaded.ts'
import { mosqueZone, now } from '#stores/clock.ts'
import { previewMoments } from './moments.ts'
import { previewOf } from './rules.ts'
import { prayerTimes } from './screens.ts'

/** The size of the page that is shown smaller: a TV of 720 lines. */
const LONG = 1280
const SHORT = 720

/** The screen's own page with the settings as they are typed, made small. */
export function ScreenPreview({ screen }: { screen: Screen }) {
  const box = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const [isPortrait, setPortrait] = useState(false)
  const [readies, setReadies] = useState(0)
  const [chosen, setChosen] = useState('now')
  const times = useLoaded(prayerTimes)
  const today = civilDateIn(mosqueZone(), now())
  const day = times.state === 'ready' ? times.data.info.find(({ iso }) => iso === today) : undefined
  const moments = previewMoments(day, screen)
  const at = moments.find(({ value }) => value === chosen)?.at
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
    <div className="screen-preview pile-s">
      <div ref={box} className="screen-picture" data-portrait={isPortrait || undefined}>
        <iframe
          ref={frame}
          src={at ? `${SCREEN_PREVIEW_PATH}&at=${at}` : SCREEN_PREVIEW_PATH}
          title="Preview of the screen"
          tabIndex={-1}
        />
      </div>
      <div className="screen-preview-choices line-fields">
        <Select
          label="Preview"
          value={moments.some(({ value }) => value === chosen) ? chosen : 'now'}
          options={moments}
          onChange={setChosen}
        />
        <Button onClick={() => setPortrait(!isPortrait)}>
          {isPortrait ? 'Landscape' : 'Portrait'}
        </Button>
      </div>
    </div>
  )
}
