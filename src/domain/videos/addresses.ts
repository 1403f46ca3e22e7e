/** Whether the text is the id of a YouTube video. */
export const isVideoId = (text: string): boolean => /^[A-Za-z0-9_-]{11}$/.test(text)

const VIDEO =
  /^https:\/\/(?:(?:www\.|m\.)?youtube(?:-nocookie)?\.com\/(?:watch\?(?:\S*&)?v=|live\/|shorts\/|embed\/)|youtu\.be\/)([\w-]{11})(?![\w-])/i
/** The id in the address of a YouTube video, as a browser or its 'Share' gives it. */
export const videoIdIn = (address: string): string | undefined => VIDEO.exec(address.trim())?.[1]

/** YouTube's player that sets no cookie before a video is played. */
export const PLAYER = 'https://www.youtube-nocookie.com'

/** The player of one video, which starts at once: it is loaded on a click. */
export const playerAddress = (videoId: string): string =>
  `${PLAYER}/embed/${videoId}?autoplay=1&rel=0&playsinline=1`

/** The video's page on YouTube. */
export const watchAddress = (videoId: string): string =>
  `https://www.youtube.com/watch?v=${videoId}`

/** The widths in pixels that posters come in. */
export const POSTER_WIDTHS = [320, 640, 1280] as const
export type PosterWidth = (typeof POSTER_WIDTHS)[number]

/** A video's poster, from this site's own origin. */
export const posterAddress = (videoId: string): string => `/api/posters/${videoId}`

/** The `srcset` of a poster. */
export const posterSet = (thumbnail: string): string =>
  POSTER_WIDTHS.map(width => `${thumbnail}?w=${width} ${width}w`).join(', ')
