/** The label above the title of home's video. */
export const latestVideoTexts = { live: 'Live now', latest: 'Latest video' }
