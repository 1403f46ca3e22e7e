import { imageName } from '#domain/events/image.ts'
import type { Focus } from '#domain/pictures/focus.ts'
import type { OwnValues } from './own.ts'

export interface PictureValues {
  image: string
  focus: Focus | null
}

/** An event's picture: typed, sent and in words. */
export const pictureValues: OwnValues<PictureValues> = {
  blank: { image: '', focus: null },
  of: ({ image, focus = null }) => ({ image, focus }),
  sent: ({ image, focus }) => ({
    image: imageName(image),
    focus: focus ? JSON.stringify(focus) : '',
    ...(image === '' && { removeImage: 'true' }),
  }),
  words: ({ image, focus }) => [
    ['Picture', image],
    ['Cards are filled around', focus ? focusInWords(focus) : ''],
  ],
}

/** 'the middle', 'the point 30% from the left and 0% from the top'. */
export const focusInWords = ({ x, y }: Focus): string =>
  x === 50 && y === 50 ? 'its middle' : `the point ${x}% from the left and ${y}% from the top`
