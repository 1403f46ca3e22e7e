import { useState } from 'react'
import type { LibraryPicture } from '#contract/pictures.ts'
import { Button } from '#islands/ui/Button.tsx'
import { Thumbnail } from './Thumbnail.tsx'
import { nameOf, usesInWords } from './words.ts'

const SHOWN = 48

interface Props {
  pictures: readonly LibraryPicture[]
  /** What pressing a picture does, for screen readers: 'Open' or 'Choose'. */
  verb: string
  onPress: (picture: LibraryPicture) => void
  /** Those chosen so far, where several can be. */
  chosen?: ReadonlySet<string>
}

/** Pictures as buttons, the newest first. */
export function PictureGrid({ pictures, verb, onPress, chosen }: Props) {
  const [most, setMost] = useState(SHOWN)
  return (
    <>
      <ul className="bare picture-grid pile-s">
        {pictures.slice(0, most).map(picture => (
          <li key={picture.hash}>
            <button
              type="button"
              className="picture-tile bare-button"
              aria-pressed={chosen?.has(picture.hash)}
              onClick={() => onPress(picture)}
            >
              <Thumbnail picture={picture} />
              <span className="visually-hidden">{verb} </span>
              <b>{nameOf(picture)}</b>
              <span className="muted">{usesInWords(picture)}</span>
            </button>
          </li>
        ))}
      </ul>
      {pictures.length > most && (
        <Button onClick={() => setMost(most + SHOWN)}>
          Show more ({pictures.length - most} left)
        </Button>
      )}
    </>
  )
}
