import { TextField } from '#islands/ui/TextField.tsx'
import { FocusPoint } from '#panel/pictures/field/FocusPoint.tsx'
import { PictureField } from '#panel/pictures/field/PictureField.tsx'
import { type } from '../editing.ts'
import { parsePicture, writePicture } from '../rules/picture.ts'
import type { EditorProps } from './editor.ts'
import { faultsInWords } from './faults.ts'

/** A picture with the words for those who cannot see it. */
export function ImageEditor({ editing, label, problems }: EditorProps) {
  const picture = parsePicture(editing.values)
  const error = faultsInWords(problems) ?? editing.errors.content
  return (
    <div className="pile-s">
      <PictureField
        label={label}
        isNamed
        value={picture.src}
        none="No picture: the page shows its own drawing."
        error={error}
        onChange={(src, alt = picture.alt) => type(writePicture({ src, alt }))}
      />
      {picture.src !== '' && !error && (
        <FocusPoint
          label="What stays in view"
          picture={picture.src}
          focus={picture.focus ?? null}
          hint="The page crops the picture to its frame. Tap what has to stay in view, or use the sliders."
          clear="Keep its middle in view"
          onChange={focus =>
            type(writePicture({ src: picture.src, alt: picture.alt, ...(focus && { focus }) }))
          }
        />
      )}
      {picture.src !== '' && (
        <TextField
          label="What the picture shows"
          hint="Read out to people who cannot see it, such as “Children in the courtyard at Eid”. Leave it empty only if the picture is decoration."
          value={picture.alt}
          onChange={alt => type(writePicture({ ...picture, alt }))}
        />
      )}
    </div>
  )
}
