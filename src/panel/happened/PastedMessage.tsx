import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import { Fragment, use, useEffect, useRef } from 'react'
import { addDays, wallMoment } from '#domain/time/civil.ts'
import { readPasted } from '#domain/told/pasted.ts'
import { Icon } from '#islands/ui/Icon.tsx'
import { TextArea } from '#islands/ui/TextField.tsx'
import { $clocks, loadPrayerClocks } from '#panel/events/prayerClocks.ts'
import { PanelLink } from '#panel/shell/PanelLink.tsx'
import { SiteName } from '#panel/shell/siteName.ts'
import { $told } from '#panel/shell/told.ts'
import { $now, mosqueZone } from '#stores/clock.ts'
import { DAYS_OFFERED, OffChoices } from './OffChoices.tsx'
import { toldInWords } from './toldInWords.ts'

/** What was pasted: it is still there once one of several things is done. */
const $text = atom('')

/** Says what a pasted message is about, and leads to the forms that are filled with it. Nothing is posted here. */
export function PastedMessage() {
  const text = useStore($text)
  const moment = wallMoment(mosqueZone(), useStore($now))
  const today = moment.date
  const clocks = useStore($clocks)
  const mosque = use(SiteName)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    void loadPrayerClocks()
    // What it is understood as comes below the message: both are in view.
    box.current?.scrollIntoView({ block: 'start' })
  }, [])
  const all = readPasted(text, moment, clocks?.of(today), mosque).map(told => ({
    told,
    ...toldInWords(told, today),
  }))
  const isOne = all.length < 2
  return (
    <div ref={box} className="happened-message start pile-xs">
      <TextArea
        label="The message"
        hint="Such as “Isha 7:45 from Friday” or “No class this Sunday”. You check it before anything is posted."
        rows={4}
        value={text}
        onChange={text => $text.set(text)}
      />
      {/* Of several things each is said by its own button. */}
      <div role="status" className={isOne ? undefined : 'visually-hidden'}>
        {all.map(({ told, words }) => (
          <p key={told.what}>
            <b>{words}</b>
          </p>
        ))}
      </div>
      {all.map(({ told, words, href }) => (
        <Fragment key={told.what}>
          {href && (
            <PanelLink
              className="button button-primary"
              href={href}
              onClick={() => $told.set(told)}
            >
              {isOne ? 'Check it' : words} <Icon name="arrowRight" />
            </PanelLink>
          )}
          {told.what === 'off' && (
            <>
              {!isOne && (
                <p>
                  <b>{words}</b>
                </p>
              )}
              <OffChoices
                from={`${told.date ?? today}T${(told.date ?? today) === today ? moment.clock : '00:00'}`}
                until={`${told.date ?? addDays(today, DAYS_OFFERED)}T23:59`}
                words={told.words}
                to={told.to}
              />
            </>
          )}
        </Fragment>
      ))}
    </div>
  )
}
