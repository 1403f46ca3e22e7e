import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { wallMoment } from '#domain/time/civil.ts'
import { readPasted } from '#domain/told/pasted.ts'
import { Icon } from '#islands/ui/Icon.tsx'
import { TextArea } from '#islands/ui/TextField.tsx'
import { OffEvents } from '#panel/events/OffEvents.tsx'
import { $clocks, loadPrayerClocks } from '#panel/events/prayerClocks.ts'
import { PanelLink } from '#panel/shell/PanelLink.tsx'
import { $told } from '#panel/shell/told.ts'
import { $now, mosqueZone } from '#stores/clock.ts'
import { toldInWords } from './toldInWords.ts'

/** Says what a pasted message is about, and leads to the form that is filled with it. Nothing is posted here. */
export function PastedMessage() {
  const [text, setText] = useState('')
  const moment = wallMoment(mosqueZone(), useStore($now))
  const today = moment.date
  const clocks = useStore($clocks)
  useEffect(() => void loadPrayerClocks(), [])
  const told = readPasted(text, moment, clocks?.of(today))
  const { words, href } = told ? toldInWords(told, today) : {}
  return (
    <div className="happened-message start pile-xs">
      <TextArea
        label="The message"
        hint="Such as “Isha 7:45 from Friday” or “No class this Sunday”. You check it before anything is posted."
        rows={4}
        maxLength={2000}
        value={text}
        onChange={setText}
      />
      <p role="status">{words && <b>{words}</b>}</p>
      {told && href && (
        <PanelLink className="button button-primary" href={href} onClick={() => $told.set(told)}>
          Check it <Icon name="arrowRight" />
        </PanelLink>
      )}
      {told?.what === 'off' && (
        <OffEvents from={`${told.date}T00:00`} until={`${told.date}T23:59`} words={told.words} />
      )}
    </div>
  )
}
