import type { LibraryPicture } from '#contract/pictures.ts'
import { pictureAt } from '#domain/pictures/responsive.ts'
import { Icon } from '#islands/ui/Icon.tsx'
import { isDocument } from './words.ts'

/** A picture, small; for a document a sheet of paper. */
export const Thumbnail = ({ picture }: { picture: LibraryPicture }) =>
  isDocument(picture) ? (
    <span className="document-tile">
      <Icon name="fileText" /> PDF
    </span>
  ) : (
    <img src={pictureAt(picture.address, 320)} alt="" loading="lazy" decoding="async" />
  )
