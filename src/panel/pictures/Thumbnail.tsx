import type { LibraryPicture } from '#contract/pictures.ts'
import { isDocumentAddress } from '#domain/documents/document.ts'
import { pictureAt } from '#domain/pictures/responsive.ts'
import { Icon } from '#islands/ui/Icon.tsx'

/** A picture, small; for a document a sheet of paper. */
export const Thumbnail = ({ picture }: { picture: LibraryPicture }) =>
  isDocumentAddress(picture.address) ? (
    <span className="document-tile">
      <Icon name="fileText" /> PDF
    </span>
  ) : (
    <img src={pictureAt(picture.address, 320)} alt="" loading="lazy" decoding="async" />
  )
