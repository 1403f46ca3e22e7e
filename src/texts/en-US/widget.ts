/** The frame of prayer times in other sites' pages. */
export const widgetFrameTexts = {
  title: 'Prayer times',
  /** Where the site of the center is linked below the times; for screen readers. */
  opens: '(opens in a new tab)',
  site: 'See all prayer times',
}

/** The month's table in that frame. */
export const widgetMonthTexts = {
  on: (month: string) => `${month} →`,
  back: (month: string) => `← ${month}`,
  legend: "Athan above iqama. On Fridays Jumu'ah takes the place of Dhuhr’s iqama.",
}
