export const MOST_TITLE = 100
export const MOST_TEXT = 500
export const MOST_PLACE = 100
