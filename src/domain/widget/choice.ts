import { typedColor } from '#domain/theme/siteColor.ts'

/** What the frame for other sites shows: the day, what is next alone, or the month's table. */
export const WIDGET_VIEWS = ['today', 'next', 'month'] as const
export const WIDGET_THEMES = ['auto', 'light', 'dark'] as const

type WidgetView = (typeof WIDGET_VIEWS)[number]
type WidgetTheme = (typeof WIDGET_THEMES)[number]

/** How another site shows the prayer times. */
export interface WidgetChoice {
  view: WidgetView
  /** 'auto' follows the visitor's system. */
  theme: WidgetTheme
  /** Six hex digits; absent: the site's own color. */
  color?: string | undefined
}

const WIDGET_PATH = '/widget'

/** The type of the message with which the frame passes its height to the page around it. */
export const HEIGHT_MESSAGE = 'masjid-times'

/** From this width in pixels on the arch is larger. */
const WIDE = 450

/** How high each view is in a narrow column and in a wide one, so that little moves before it has said so. */
const HEIGHTS: Record<WidgetView, readonly [narrow: number, wide: number]> = {
  today: [487, 532],
  next: [262, 270],
  month: [1820, 1780],
}

/** About how high a view is in a frame of that width; its message says it exactly. */
export const widgetHeight = (view: WidgetView, width: number): number =>
  HEIGHTS[view][width < WIDE ? 0 : 1]

/** The choice that a query or a tag's attributes make; what is not valid counts as absent. */
export function widgetChoiceOf(read: (name: string) => string | null): WidgetChoice {
  const color = typedColor(read('color') ?? '')
  return {
    view: WIDGET_VIEWS.find(view => view === read('view')) ?? 'today',
    theme: WIDGET_THEMES.find(theme => theme === read('theme')) ?? 'auto',
    ...(color && { color: color.slice(1) }),
  }
}

/** The frame's path with the choice; what is as by default is left out. */
export function widgetPath({ view, theme, color }: WidgetChoice): string {
  const query = new URLSearchParams()
  if (view !== 'today') query.set('view', view)
  if (theme !== 'auto') query.set('theme', theme)
  if (color) query.set('color', color)
  return query.size > 0 ? `${WIDGET_PATH}?${query}` : WIDGET_PATH
}
