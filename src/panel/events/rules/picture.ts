import { imageName } from '#domain/events/image.ts'
import type { Focus } from '#domain/pictures/focus.ts'
import { focusInWords } from '#panel/pictures/words.ts'
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
