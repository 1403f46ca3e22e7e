/** Whether the screen has room for what is closed on a phone. */
export const isWide = (): boolean => matchMedia('(min-width: 60rem)').matches
