import { dialogTexts } from './ui.ts'

export const viewerTexts = {
  name: 'Pictures of the album',
  previous: 'Previous picture',
  next: 'Next picture',
  close: dialogTexts.close,
  position: (at: number, count: number) => `${at} of ${count}`,
}
