import {
  type CalendarLine,
  calendarLines,
  daysInWords,
  eidLine,
  eveningsHead,
  hasImsak,
  type RamadanMonth,
} from '#domain/prayer/view/ramadan.ts'
import { joinTimes, shortClock } from '#domain/time/format.ts'
import { figures, locale } from '#locale/locale.ts'
import { prayerNames } from '#texts/prayerNames.ts'
import { ramadanPictureTexts as texts } from '#texts/ramadanPicture.ts'
import { ifMoonNotSeen, ramadanHeads } from '#texts/ramadanTable.ts'

const WIDTH = 1080
const EDGE = 44
const HEAD = 268
const LINE = 47
const FOOT = 128

/** The calendar as a PNG in the page's colors and letters, as wide as phones share pictures. */
export async function drawCalendar(
  month: RamadanMonth,
  sheet: HTMLElement,
  { center, basis }: { center: string; basis: string },
): Promise<File> {
  await document.fonts.ready
  const lines = calendarLines(month)
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = HEAD + (lines.length + 1) * LINE + FOOT
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser draws no pictures.')
  const { direction } = locale()
  context.direction = direction
  const colors = colorsOf(sheet)
  const heading = getComputedStyle(sheet.querySelector('h1') ?? sheet).fontFamily
  const body = getComputedStyle(sheet).fontFamily
  const text = (
    words: string,
    x: number,
    y: number,
    font: string,
    color: string,
    width?: number,
  ) => {
    context.font = font
    context.fillStyle = color
    // From where the language begins.
    context.fillText(words, direction === 'rtl' ? WIDTH - x : x, y, width)
  }

  context.fillStyle = colors.paper
  context.fillRect(0, 0, WIDTH, canvas.height)
  context.fillStyle = colors.deep
  context.fillRect(0, 0, WIDTH, HEAD)
  context.fillStyle = colors.gold
  context.fillRect(0, HEAD - 4, WIDTH, 4)
  context.textAlign = 'center'
  const middle = WIDTH / 2
  text(center, middle, 66, `600 32px ${body}`, colors.gold, WIDTH - 2 * EDGE)
  text(month.name, middle, 142, `560 76px ${heading}`, colors.onDeep)
  text(daysInWords(month), middle, 192, `400 32px ${body}`, colors.onDeep)
  const eid = eidLine(month)
  if (eid) {
    text(eid, middle, 236, `600 28px ${body}`, colors.onDeep, WIDTH - 2 * EDGE)
  }

  const columns = columnsOf(lines)
  const x = (index: number) =>
    EDGE + columns.slice(0, index).reduce((sum, { width }) => sum + width, 0)
  context.textAlign = 'start'
  columns.forEach(({ title }, index) => {
    text(title, x(index), HEAD + 34, `600 23px ${body}`, colors.muted)
  })
  lines.forEach((line, row) => {
    const top = HEAD + (row + 1) * LINE
    if (row % 2 === 1 || line.isOdd) {
      context.fillStyle = line.isOdd ? colors.tint : colors.sunken
      context.fillRect(0, top, WIDTH, LINE)
    }
    columns.forEach(({ cell, strong, width }, index) => {
      const weight = strong ? 640 : 420
      text(cell(line), x(index), top + 33, `${weight} 27px ${body}`, colors.ink, width - 12)
    })
  })

  const end = HEAD + (lines.length + 1) * LINE
  text(texts.oddNight, EDGE, end + 52, `400 25px ${body}`, colors.ink, WIDTH - 2 * EDGE)
  const source = month.expected ? texts.expected(basis) : basis
  text(source, EDGE, end + 92, `400 23px ${body}`, colors.muted, WIDTH - 2 * EDGE)

  const blob = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/png'))
  if (!blob) throw new Error('This browser makes no pictures.')
  const name = `${month.name.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')}.png`
  return new File([blob], name, { type: 'image/png' })
}

interface Column {
  title: string
  width: number
  strong?: boolean
  cell: (line: CalendarLine) => string
}

/** What a family looks up: when suhoor ends, iftar, and the prayers of the evening. */
function columnsOf(lines: readonly CalendarLine[]): Column[] {
  const isFast = ({ day }: CalendarLine) => day > 0
  const ofDay = (cell: (line: CalendarLine) => string) => (line: CalendarLine) =>
    isFast(line) ? cell(line) : ''
  const all: Column[] = [
    {
      title: ramadanHeads.day,
      width: 66,
      strong: true,
      cell: ({ day }) => (day ? figures(day) : ''),
    },
    { title: '', width: 190, cell: ({ date }) => date },
    ...(hasImsak(lines)
      ? [{ title: ramadanHeads.imsak, width: 104, cell: ofDay(({ times }) => times.imsak.athan) }]
      : []),
    {
      title: texts.suhoorEnds,
      width: 150,
      strong: true,
      cell: ofDay(({ times }) => times.fajr.athan),
    },
    { title: texts.fajrIqama, width: 140, cell: ofDay(({ times }) => times.fajr.congregation) },
    { title: texts.iftar, width: 120, strong: true, cell: ({ times }) => times.maghrib.athan },
    { title: prayerNames.isha, width: 110, cell: ({ times }) => times.isha.congregation },
  ]
  const used = all.reduce((sum, { width }) => sum + width, 0)
  return [
    ...all,
    {
      title: eveningsHead(lines),
      width: WIDTH - 2 * EDGE - used,
      cell: nightOf,
    },
  ]
}

function nightOf({ row, noTarawih, nightName, isOdd, isOpen }: CalendarLine): string {
  if (isOpen) return ifMoonNotSeen()
  const times = joinTimes((row.tarawih ?? []).map(({ time }) => shortClock(time)))
  return [times || noTarawih, nightName, isOdd && '★'].filter(Boolean).join(' ')
}

/** The theme's colors on light paper, as a canvas reads them. */
function colorsOf(sheet: HTMLElement) {
  const probe = document.createElement('span')
  probe.style.colorScheme = 'light'
  sheet.append(probe)
  const color = (name: string) => {
    probe.style.color = `var(--color-${name})`
    return getComputedStyle(probe).color
  }
  const colors = {
    paper: color('surface'),
    sunken: color('sunken'),
    tint: color('accent-tint'),
    ink: color('ink'),
    muted: color('muted'),
    deep: color('deep'),
    onDeep: color('on-deep'),
    gold: color('gold'),
  }
  probe.remove()
  return colors
}
