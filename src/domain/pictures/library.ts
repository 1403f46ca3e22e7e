import { z } from 'zod'

export const PICTURE_ALT_MOST = 300

/** A picture or document of the library as stored; its bytes are stored under the hash of its content. */
export const PictureSchema = z.object({
  /** The ending of its file name. */
  extension: z.string(),
  bytes: z.number().int().min(0),
  /** In pixels; 0: not known. */
  width: z.number().int().min(0),
  height: z.number().int().min(0),
  /** The name of the file that was uploaded, or what an admin calls it; '' for pictures of earlier releases. */
  name: z.string(),
  /** What it shows, offered wherever it is chosen. */
  alt: z.string(),
  /** ISO instant; '': not known. */
  uploadedAt: z.string(),
  /** The name of the admin; '' for pictures of earlier releases. */
  uploadedBy: z.string(),
  /** ISO instant and admin of its deletion. */
  deletedAt: z.string().optional(),
  deletedBy: z.string().optional(),
})
export type StoredPicture = z.output<typeof PictureSchema>

/** PDFs are kept beside the pictures. */
export const DOCUMENT_EXTENSION = 'pdf'
export const isDocument = ({ extension }: Pick<StoredPicture, 'extension'>): boolean =>
  extension === DOCUMENT_EXTENSION

/** A picture's file name: what documents name it by. */
export const pictureFile = (hash: string, { extension }: Pick<StoredPicture, 'extension'>) =>
  `${hash}.${extension}`
