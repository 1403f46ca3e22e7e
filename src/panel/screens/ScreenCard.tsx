import { useStore } from '@nanostores/react'
import { useEffect, useId, useRef, useState } from 'react'
import {
  SCREEN_PREVIEW_PATH,
  SCREEN_READY,
  type ScreenPreviewMessage,
} from '#domain/screens/preview.ts'
import { SCREEN_FIELDS, type Screen, screenPath } from '#domain/screens/screen.ts'
import { civilDateIn } from '#domain/time/civil.ts'
import { Button } from '#islands/ui/Button.tsx'
import { Checkbox } from '#islands/ui/Checkbox.tsx'
import { Dialog } from '#islands/ui/Dialog.tsx'
import { Icon } from '#islands/ui/Icon.tsx'
import { Select } from '#islands/ui/Select.tsx'
import { languageName } from '#locale/languages.ts'
import { locale } from '#locale/locale.ts'
import { DeclaredFields } from '#panel/fields/DeclaredFields.tsx'
import type { OwnControlProps } from '#panel/fields/FieldControl.tsx'
import { languageSettings } from '#panel/languages/siteLanguages.ts'
import { QrCode } from '#panel/settings/QrCode.tsx'
import { ChangeButton } from '#panel/shell/ChangeButton.tsx'
import { CopyButton } from '#panel/shell/CopyButton.tsx'
import { useLoaded } from '#panel/shell/useLoaded.ts'
import { $now, mosqueZone, now } from '#stores/clock.ts'
import { previewMoments } from './moments.ts'
import { previewOf, screenSummary, seenInWords } from './rules.ts'
import { editScreen, prayerTimes, removeScreen, seenScreens } from './screens.ts'

interface Props {
  screen: Screen
  /** Its page is also the one at /display. */
  isFirst: boolean
  /** Its link works. */
  isStored: boolean
  /** By the path inside of the screen. */
  errors: Readonly<Record<string, string>>
  mayEdit: boolean
  isOpen: boolean
  onToggle: () => void
}

/** One screen: where it hangs, whether it is on, its link; open, its settings and a preview. */
export function ScreenCard(props: Props) {
  const { screen, isFirst, isStored, errors, mayEdit, isOpen, onToggle } = props
  const id = useId()
  const name = screen.name.trim() || 'New screen'
  return (
    <li className="card screen-card" aria-labelledby={id}>
      <div className="screen-head line-s spread">
        <div>
          <h2 id={id}>{name}</h2>
          {isStored ? (
            <Seen id={screen.id} />
          ) : (
            <p className="muted">Not saved yet. Its link works once it is.</p>
          )}
          <p className="muted">
            {screenSummary(screen)}
            {isFirst && ' · also shown at /display'}
          </p>
        </div>
        {mayEdit && <ChangeButton {...{ name, isOpen, onToggle }} />}
      </div>
      {isStored && <ScreenLink id={screen.id} name={name} />}
      {isOpen && mayEdit && (
        <div className="screen-body pile-m">
          <ScreenPreview screen={screen} />
          <div className="screen-fields pile-m">
            <DeclaredFields
              fields={SCREEN_FIELDS}
              values={screen}
              errors={errors}
              own={{ languages: ScreenLanguages }}
              change={values => editScreen({ ...screen, ...values })}
            />
          </div>
          <p>
            <Button kind="link" icon="trash2" onClick={() => removeScreen(screen.id)}>
              Remove this screen
            </Button>
          </p>
        </div>
      )}
    </li>
  )
}

function Seen({ id }: { id: string }) {
  const seen = useStore(seenScreens.$data)
  const now = useStore($now)
  if (seen.state === 'failed') return <p className="muted">{seen.message}</p>
  const mine = seen.state === 'ready' && seen.data.find(screen => screen.id === id)
  if (!mine) return <p className="muted">…</p>
  const { text, state } = seenInWords(mine, mosqueZone(), now)
  return (
    <p className="screen-seen small" data-state={state}>
      {text}
    </p>
  )
}

/** Which of the site's languages a screen shows in turn; nothing on a site of one language. */
function ScreenLanguages({ field, value, errors, change }: OwnControlProps) {
  const languages = useLoaded(languageSettings)
  if (languages.state !== 'ready' || languages.data.others.length === 0) return null
  const { others } = languages.data
  const chosen = value as readonly string[]
  return (
    <fieldset>
      <legend>{field.label}</legend>
      {others.map(language => (
        <Checkbox
          key={language}
          label={languageName(language, locale().language)}
          checked={chosen.includes(language)}
          onChange={isOn =>
            change(others.filter(one => (one === language ? isOn : chosen.includes(one))))
          }
        />
      ))}
      <p className="field-hint">{field.hint}</p>
      {errors[''] && <p className="field-error">{errors['']}</p>}
    </fieldset>
  )
}

/** The address of a screen: to copy, as a QR code, and to open here. */
function ScreenLink({ id, name }: { id: string; name: string }) {
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

/** The size of the page that is shown smaller: a TV of 720 lines. */
const LONG = 1280
const SHORT = 720

/** The screen's own page with the settings as they are typed, made small. */
function ScreenPreview({ screen }: { screen: Screen }) {
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
