import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { scriptNamed } from '#config/inlineScript.ts'
import { rememberedTheme, SITE_THEME_KEY } from '#domain/theme/remembered.ts'
import { colorClass } from '#domain/theme/siteColor.ts'
import { rootLook, STORAGE_KEYS, visitorThemeOf } from '#domain/theme/visitorTheme.ts'

const { code: PREPAINT } = await scriptNamed('virtual:prepaint')

function root(className: string) {
  return {
    className,
    dataset: { siteTheme: 'purple', ...(page && { page }) } as Record<string, string>,
    style: { cssText: '' },
    classList: {
      add(name: string) {
        element.className = `${element.className} ${name}`.trim()
      },
    },
  }
}
let page = ''
let element = root('')
let typefaces: { media: string }[] = []
let arrival = 'reload'
let search = ''
let responseStart = 900
let hash = ''
let innerHeight = 844

function paint(
  getItem: (name: string) => string | null,
  className = 'theme-purple',
  addEventListener: (name: string, listener: (event: object) => void) => void = () => {},
) {
  element = root(className)
  runInNewContext(PREPAINT, {
    document: {
      documentElement: element,
      head: { insertAdjacentHTML: () => {} },
      querySelectorAll: () => typefaces,
    },
    localStorage: { getItem },
    performance: { getEntriesByType: () => [{ type: arrival, requestStart: 500, responseStart }] },
    addEventListener,
    location: { search, hash },
    setTimeout: () => 0,
    innerHeight,
    screen: { width: 390, height: 844 },
  })
  return element
}

const VALUES = {
  color: [null, 'green', 'theme-red', 'theme-theme-red', 'pink', 'blue\n', ''],
  font: [null, 'default', 'alt', 'other'],
  mode: [null, 'true', 'false', '1'],
}
const stored = VALUES.color.flatMap(color =>
  VALUES.font.flatMap(font => VALUES.mode.map(mode => ({ color, font, mode }))),
)

it.each(stored)('applies %o by the rules of domain/theme', memory => {
  const look = rootLook(visitorThemeOf(memory), 'purple')
  const { className, dataset } = paint(
    name =>
      Object.entries(STORAGE_KEYS).flatMap(([axis, key]) =>
        key === name ? [memory[axis as keyof typeof memory]] : [],
      )[0] ?? null,
  )
  expect(className).toBe(look.themeClass)
  expect(dataset).toEqual({
    js: '',
    siteTheme: 'purple',
    ...(look.font && { font: look.font }),
    ...(look.mode && { mode: look.mode }),
  })
})

it('keeps the other classes of the root', () => {
  const { className } = paint(name => (name === 'colorTheme' ? 'red' : null), 'a theme-blue b')
  expect(className.split(/\s+/).sort()).toEqual(['a', 'b', 'theme-red'])
})

it('leaves the page as it is when storage is forbidden', () => {
  const { className, dataset } = paint(() => {
    throw new Error('SecurityError')
  })
  expect([className, dataset]).toEqual(['theme-purple', { js: '', siteTheme: 'purple' }])
})

it('marks the calendar that the address asks for', () => {
  search = '?at=2026-12-04T12:00&view=calendar'
  expect(paint(() => null).dataset).toHaveProperty('view', 'calendar')
  search = ''
  expect(paint(() => null).dataset).not.toHaveProperty('view')
})

it('loads the typefaces at once where an earlier page has loaded them', () => {
  typefaces = [{ media: 'not all' }]
  expect(paint(() => null).dataset).toEqual({ js: '', siteTheme: 'purple' })
  expect(typefaces).toEqual([{ media: 'not all' }])
  const { dataset } = paint(name => (name === 'typefaces' ? '1' : null))
  expect(dataset).toEqual({ js: '', typefaces: '', siteTheme: 'purple' })
  expect(typefaces).toEqual([{ media: 'all' }])
})

it('loads the typefaces at once on a first visit over a quick line', () => {
  typefaces = [{ media: 'not all' }]
  responseStart = 540
  expect(paint(() => null).dataset).toEqual({ js: '', typefaces: '', siteTheme: 'purple' })
  expect(typefaces).toEqual([{ media: 'all' }])
  responseStart = 900
})

it('marks a stored user, so that Admin and Logout show at once', () => {
  const { dataset } = paint(name => (name === 'user' ? '{}' : null))
  expect(dataset).toEqual({ js: '', user: '', siteTheme: 'purple' })
})

it.each([
  'purple>red',
  'purple>purple',
  'green>red',
  'purple>pink',
  'purple>red>blue',
  'purple>theme-red',
  'purple>#0a7c55>--accent-l:0.43;--accent-h:160',
  'purple>#0a7c55',
  'purple>',
  'red',
  '',
])(
  'applies a stored site theme %j by the rules of domain/theme, with the visitor’s own first',
  stored => {
    const site = rememberedTheme(stored, 'purple')
    for (const own of [null, 'green'] as const) {
      const { className, dataset, style } = paint(name =>
        name === SITE_THEME_KEY ? stored : name === STORAGE_KEYS.color ? own : null,
      )
      expect(className).toBe(colorClass(own ?? site?.color ?? 'purple'))
      expect(style.cssText).toBe(own ? '' : (site?.palette ?? ''))
      expect(dataset).toEqual({
        js: '',
        siteTheme: site?.color ?? 'purple',
        ...(site && { builtTheme: 'purple' }),
        ...(site?.palette && { sitePalette: site.palette }),
      })
    }
  },
)

it.each([
  [new DOMException('Transition was aborted because of invalid state', 'InvalidStateError'), true],
  [new TypeError('x is undefined'), false],
  [undefined, false],
])('a rejection with %s that nobody handled is silenced: %s', (reason, isSilenced) => {
  let prevented = false
  const preventDefault = () => {
    prevented = true
  }
  paint(
    () => null,
    '',
    (name, listener) => name === 'unhandledrejection' && listener({ reason, preventDefault }),
  )
  expect(prevented).toBe(isSilenced)
})

it.each([
  ['home', 'navigate', '', 'held'],
  ['home', 'navigate', '#events', ''],
  ['home', 'reload', '', undefined],
  ['home', 'back_forward', '', undefined],
  ['about', 'navigate', '', undefined],
])('%s, reached by %s%s, is fresh: %j', (id, type, part, fresh) => {
  page = id
  arrival = type
  hash = part
  expect(paint(() => null).dataset.fresh).toBe(fresh)
})

it.each([
  ['scroll', '', 844],
  ['wheel', '', 844],
  ['focusin', '', 844],
  ['resize', '', 844],
  ['resize', undefined, 5000],
  ['resize', undefined, 1],
  ['beforeprint', undefined, 844],
])('holds nothing back from the first %s on', (sign, fresh, windowHeight) => {
  innerHeight = windowHeight
  page = 'home'
  arrival = 'navigate'
  hash = ''
  let release = () => {}
  const { dataset } = paint(
    () => null,
    '',
    (name, listener) => {
      if (name === sign) release = () => listener({})
    },
  )
  expect(dataset.fresh).toBe('held')
  release()
  expect(dataset.fresh).toBe(fresh)
})
