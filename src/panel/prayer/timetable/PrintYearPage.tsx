import { use, useMemo, useState } from 'react'
import { prayerTimesResponse } from '#domain/prayer/prayerTimesResponse.ts'
import type { PrayerSettings } from '#domain/prayer/settings.ts'
import { yearsAvailable } from '#domain/prayer/years.ts'
import { civilDateIn } from '#domain/time/civil.ts'
import { Button } from '#islands/ui/Button.tsx'
import { Icon } from '#islands/ui/Icon.tsx'
import { Select } from '#islands/ui/Select.tsx'
import { PageHead } from '#panel/shell/PageHead.tsx'
import { PanelLink } from '#panel/shell/PanelLink.tsx'
import { SiteName } from '#panel/shell/siteName.ts'
import { useLoaded } from '#panel/shell/useLoaded.ts'
import { WhenLoaded } from '#panel/shell/WhenLoaded.tsx'
import { now } from '#stores/clock.ts'
import { storedPrayer } from '../moon/hijriSaves.ts'
import { PrintedSheet } from './PrintedSheet.tsx'
import { printedMonths } from './printMonths.ts'
import { YearSelect } from './YearSelect.tsx'
import './print.css'

const ALL = ''

/** A year of prayer times on paper, a month a page, as it is stored now. */
export function PrintYearPage({ year }: { year: number }) {
  const stored = useLoaded(storedPrayer)
  return (
    <>
      <PageHead title="Print a year" lead="A month a page, on A4 or Letter.">
        <PanelLink className="arrow-link" href="/admin/prayer-times#timetable">
          <Icon name="arrowLeft" /> Prayer times
        </PanelLink>
      </PageHead>
      <WhenLoaded loaded={stored} retry={storedPrayer.load}>
        {({ settings }) => <Sheets settings={settings} requested={year} />}
      </WhenLoaded>
    </>
  )
}

function Sheets({ settings, requested }: { settings: PrayerSettings; requested: number }) {
  const site = use(SiteName)
  const { timeZone, name } = settings.place
  const today = civilDateIn(timeZone, now())
  const thisYear = Number(today.slice(0, 4))
  const { first, last } = yearsAvailable(thisYear)
  const isKnown = requested >= first && requested <= last
  const [year, setYear] = useState(isKnown ? requested : thisYear)
  const [month, setMonth] = useState(ALL)
  const months = useMemo(
    () => printedMonths(prayerTimesResponse(settings, { now: now(), year })),
    [year, settings],
  )
  const shown = months.filter(({ key }) => month === ALL || key.endsWith(month))
  return (
    <>
      <div className="print-choices line-fields">
        <YearSelect {...{ first, last }} value={year} onChange={setYear} />
        <Select
          label="Pages"
          value={month}
          options={[
            { value: ALL, label: 'The whole year' },
            ...months.map(({ key, title }) => ({ value: key.slice(4), label: title })),
          ]}
          onChange={setMonth}
        />
        <Button kind="primary" icon="printer" onClick={() => window.print()}>
          Print or save as PDF
        </Button>
      </div>
      {shown.map(printed => (
        <PrintedSheet key={printed.key} month={printed} site={site} place={name} />
      ))}
    </>
  )
}
