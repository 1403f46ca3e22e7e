// Written by `npm run texts` from en-US/widget.json.
import { textsOf } from './catalog.ts'
import english from './en-US/widget.json' with { type: 'json' }

interface Texts {
  /** The frame of prayer times in other sites' pages. */
  widgetFrameTexts: {
    title: string
    /** Where the site of the center is linked below the times; for screen readers. */
    opens: string
    site: string
  }
  /** The month's table in that frame. */
  widgetMonthTexts: {
    on: (month: string) => string
    back: (month: string) => string
    legend: string
  }
}

export const {
  widgetFrameTexts,
  widgetMonthTexts,
} = textsOf<Texts>('widget', english)
