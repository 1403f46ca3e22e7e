import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { LINE, STAR, signOf, smallSignOf } from '#components/art/mark.ts'
import { accentHex, bandHex, paletteOf } from '#domain/theme/palette.ts'
import type { AppIcon, Logo, Look, ShareFile, SharePicture } from './requests.ts'

/** The size that Open Graph readers ask for. */
const WIDTH = 1200
const HEIGHT = 630
const MARGIN = 88
const CREAM = '#fbf5ee'
const MUTED = '#d6cfc1'
const GOLD = '#c8a465'

const fontFile = (name: string) => fileURLToPath(new URL(`./fonts/${name}.ttf`, import.meta.url))
/** Each pair has names of its own, since a process that has loaded a font keeps it. */
const FONTS: Readonly<Record<string, string>> = {
  'Share Arabic': 'arabic',
  'Share Text': 'text',
  'Share Heading': 'heading',
  'Share Text source': 'text-source',
  'Share Heading source': 'heading-source',
  'Share Text newsreader': 'text-newsreader',
  'Share Heading newsreader': 'heading-newsreader',
}

/** sharp brings Pango, which shapes Arabic; the fonts are our own, so that no machine needs any. */
let fonts: Promise<unknown> | undefined
const loadFonts = () =>
  (fonts ??= Promise.all(
    Object.entries(FONTS).map(([font, name]) =>
      sharp({ text: { text: 'x', font, fontfile: fontFile(name) } }).metadata(),
    ),
  ))

const lattice = () =>
  readFileSync(new URL('../../styles/ornament/lattice.svg', import.meta.url), 'utf8')
    .replace(/^<svg[^>]*>|<\/svg>\s*$/g, '')
    .replace('#000', '#fff')

const svg = (width: number, height: number, inside: string, box = `0 0 ${width} ${height}`) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${box}">${inside}</svg>`,
  )

/**
 * Draws a file: without what a person gave it where that cannot be drawn, such as a damaged logo or
 * marks piled up on a letter. No picture keeps the pages from being published.
 */
export const draw = (file: ShareFile): Promise<Buffer> =>
  drawFile(file).catch(() => {
    const own = { logo: undefined, ...(file.kind === 'picture' && NO_TEXTS) }
    return drawFile({ ...file, of: { ...file.of, ...own } } as ShareFile)
  })

const NO_TEXTS = { title: '', detail: '', site: '' }

async function drawFile(file: ShareFile): Promise<Buffer> {
  switch (file.kind) {
    case 'picture':
      return drawPicture(file.of)
    case 'icon.svg':
      return drawSvgIcon(file.of)
    case 'icon.ico':
      return drawIco(file.of)
    case 'touch.png':
      return drawTouchIcon(file.of)
    case 'app.png':
      return drawAppIcon(file.of)
    case 'badge.png':
      return drawBadge(file.of)
  }
}

async function drawPicture(picture: SharePicture): Promise<Buffer> {
  await loadFonts()
  const { color, title, detail, site, typefaces = 'figtree' } = picture
  // Letters that the other pairs do not have are those of the first one.
  const family = (name: string) => (typefaces === 'figtree' ? name : `${name} ${typefaces},${name}`)
  const text = `${family('Share Text')},Share Arabic`
  const isGeneral = site === ''
  const deep = bandHex(paletteOf(color), 'light')
  const mark = isGeneral ? 128 : 88
  const top = isGeneral ? 92 : 72
  const [name, heading, line] = await Promise.all([
    site && textLine(site, text, 32, CREAM, WIDTH - 2 * MARGIN - mark - 24),
    title
      ? drawTitle(
          title,
          family('Share Heading'),
          isGeneral ? [96, 80, 66, 54, 46] : [84, 72, 62, 54, 46, 40],
        )
      : undefined,
    detail && textLine(detail, text, 34, MUTED, WIDTH - 2 * MARGIN),
  ])
  const height = heading?.height ?? 0
  const block = height + (line ? 40 + line.height : 0)
  const free = { from: top + mark, to: HEIGHT - 48 }
  const y = Math.round(free.from + Math.max(24, (free.to - free.from - block) / 2))
  const leftOf = (width: number) => (heading?.isRtl ? WIDTH - MARGIN - width : MARGIN)
  return sharp(background(deep))
    .composite([
      { input: await drawMark(picture, mark, deep), left: MARGIN - 2, top },
      ...(name
        ? [
            {
              input: name.data,
              left: MARGIN + mark + 22,
              top: top + Math.round((mark - name.height) / 2),
            },
          ]
        : []),
      ...(heading ? [{ input: heading.data, left: leftOf(heading.width), top: y }] : []),
      ...(line ? [{ input: line.data, left: leftOf(line.width), top: y + height + 40 }] : []),
    ])
    .png({ palette: true, colours: 96, effort: 7 })
    .toBuffer()
}

const background = (deep: string) =>
  svg(
    WIDTH,
    HEIGHT,
    `<defs><pattern id="l" width="120" height="120" patternUnits="userSpaceOnUse" patternTransform="scale(1.25)">${lattice()}</pattern>
<linearGradient id="f"><stop offset=".32" stop-color="#000"/><stop offset=".8" stop-color="#fff"/></linearGradient>
<mask id="m"><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#f)"/></mask></defs>
<rect width="${WIDTH}" height="${HEIGHT}" fill="${deep}"/>
<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#l)" mask="url(#m)" opacity=".13"/>
<rect y="${HEIGHT - 6}" width="${WIDTH}" height="6" fill="${GOLD}"/>`,
  )

/** What a logo or the star stands on: cream, or the band's color for a logo that is itself nearly white. */
const groundOf = async ({ logo, color }: Pick<Look, 'logo' | 'color'>) =>
  logo && (await isPale(logo)) ? bandHex(paletteOf(color), 'light') : CREAM

/** Whether a logo is of light colors on nothing. */
async function isPale({ data }: Logo): Promise<boolean> {
  const source = sharp(Buffer.from(data, 'base64'))
  if ((await source.stats()).isOpaque) return false
  const pixels = await source.resize(48, 48, { fit: 'inside' }).ensureAlpha().raw().toBuffer()
  let [light, all] = [0, 0]
  for (let at = 0; at < pixels.length; at += 4) {
    const [r = 0, g = 0, b = 0, alpha = 0] = pixels.subarray(at, at + 4)
    light += alpha * (0.2126 * r + 0.7152 * g + 0.0722 * b)
    all += alpha
  }
  return light > all * PALE
}
/** Of 255; a cream plate has 246. */
const PALE = 215

/** The logo on a plate, or the star. */
async function drawMark(look: Look, size: number, deep: string): Promise<Buffer> {
  const { logo, building } = look
  if (!logo) {
    const star = `<path fill="${CREAM}" d="${STAR}"/><path fill="none" stroke="${GOLD}" stroke-width=".9" d="${LINE}"/><path fill="${deep}" d="${signOf(building)}"/>`
    return sharp(svg(size, size, star, '0 0 48 48'))
      .png()
      .toBuffer()
  }
  const fill = await groundOf(look)
  const plate = svg(size, size, `<rect width="${size}" height="${size}" rx="12" fill="${fill}"/>`)
  const inner = Math.round(size * 0.8)
  const edge = Math.round((size - inner) / 2)
  return sharp(plate)
    .composite([{ input: await fitLogo(logo, inner), left: edge, top: edge }])
    .png()
    .toBuffer()
}

const fitLogo = ({ data }: Logo, size: number) =>
  sharp(Buffer.from(data, 'base64'))
    .rotate()
    .resize(size, size, { fit: 'contain', background: '#0000' })
    .png()
    .toBuffer()

/** The title in the largest of the sizes in which it fits. */
async function drawTitle(title: string, latin: string, sizes: readonly number[]) {
  const isRtl = /^[^\p{L}]*\p{Script=Arabic}/u.test(title)
  const families = isRtl ? `Share Arabic,${latin}` : `${latin},Share Arabic`
  const [last = 0] = sizes.slice(-1)
  for (const size of sizes) {
    const drawn = await drawText(title, families, size, CREAM, WIDTH - 2 * MARGIN)
    if (drawn.height <= 290 && drawn.width <= WIDTH - 2 * MARGIN) return { ...drawn, isRtl }
    if (size === last) break
  }
  const shorter = `${title.slice(0, 110).replace(/\s+\S*$/, '')} …`
  return { ...(await drawText(shorter, families, last, CREAM, WIDTH - 2 * MARGIN)), isRtl }
}

/** A text on one line, cut where it is too long. */
async function textLine(
  text: string,
  families: string,
  size: number,
  color: string,
  width: number,
) {
  let line = text
  for (;;) {
    const drawn = await drawText(line, families, size, color)
    if (drawn.width <= width || line.length < 8) return drawn
    line = `${line.slice(0, Math.floor((line.length * width) / drawn.width) - 2).trimEnd()}…`
  }
}

async function drawText(text: string, font: string, size: number, color: string, width?: number) {
  const escaped = text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${color}">${escaped}</span>`,
      font: `${font} ${size}`,
      fontfile: fontFile('heading'),
      rgba: true,
      dpi: 72,
      ...(width && { width, wrap: 'word-char' }),
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

async function drawSvgIcon({ color, logo, building }: Look): Promise<Buffer> {
  if (!logo) return svg(48, 48, smallStar(color, building))
  const png = (await fitLogo(logo, 128)).toString('base64')
  return svg(64, 64, `<image width="64" height="64" href="data:image/png;base64,${png}"/>`)
}

const smallStar = (color: Look['color'], building: Look['building']) =>
  `<path fill="${accentHex(paletteOf(color))}" d="${STAR}"/><path fill="${CREAM}" d="${smallSignOf(building)}"/>`

const smallIcon = ({ color, logo, building }: Look, size: number) =>
  logo
    ? fitLogo(logo, size)
    : sharp(svg(size, size, smallStar(color, building), '0 0 48 48'))
        .png()
        .toBuffer()

/** An icon file with one picture, 32 pixels wide, as PNG. */
async function drawIco(look: Look): Promise<Buffer> {
  const png = await smallIcon(look, 32)
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(32, 6)
  head.writeUInt8(32, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}

/** The icon of a home screen, which has no transparency. */
async function drawTouchIcon(look: Look): Promise<Buffer> {
  const size = 180
  const background = await groundOf(look)
  return sharp({ create: { width: size, height: size, channels: 3, background } })
    .composite([{ input: await smallIcon(look, 148), left: 16, top: 16 }])
    .png()
    .toBuffer()
}

/** What a system may cut away leaves a circle of four fifths of the width (W3C, Manifest, "Icon masks"). */
async function drawAppIcon({ size, isMaskable, ...look }: AppIcon): Promise<Buffer> {
  if (!isMaskable) return smallIcon(look, size)
  const inner = Math.round(size * (look.logo ? 0.56 : 0.66))
  const edge = Math.round((size - inner) / 2)
  const ground = look.logo ? await groundOf(look) : bandHex(paletteOf(look.color), 'light')
  const mark = look.logo ? await fitLogo(look.logo, inner) : await drawMark(look, inner, ground)
  return sharp({ create: { width: size, height: size, channels: 3, background: ground } })
    .composite([{ input: mark, left: edge, top: edge }])
    .png()
    .toBuffer()
}

/** The star in one color on nothing, since systems use only the shape; a logo would be a blot. */
const drawBadge = ({ building }: Pick<Look, 'building'>): Promise<Buffer> =>
  sharp(
    svg(
      96,
      96,
      `<path fill="#fff" fill-rule="evenodd" d="${STAR}${smallSignOf(building)}"/>`,
      '0 0 48 48',
    ),
  )
    .png({ palette: true })
    .toBuffer()
