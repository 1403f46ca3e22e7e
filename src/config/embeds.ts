/**
 * Every page of another site that ours shows in a frame, in one place: the Content-Security-Policy
 * allows these hosts and no others.
 */
export const embeds = {
  /**
   * The prayer-times widget that stands in when our own times cannot be had. The id is an example:
   * a masjid gets its own from the widget's provider.
   */
  prayerTimes: {
    title: 'Prayer times',
    address: 'https://timing.athanplus.com/masjid/widgets/embed?theme=1&masjid_id=example',
    height: 480,
  },
} as const

/** The origins that frame-src allows. */
export const frameOrigins: readonly string[] = [
  ...new Set(Object.values(embeds).map(embed => new URL(embed.address).origin)),
]
