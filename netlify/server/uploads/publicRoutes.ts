import { SEED_PICTURES } from '#config/seed/events.ts'
import { UploadParamsSchema } from '#contract/uploads.schema.ts'
import { getUpload } from '#contract/uploads.ts'
import { isDocumentAddress } from '#domain/documents/document.ts'
import { drawingAddress } from '#domain/events/image.ts'
import { Refusal } from '../http/refusal.ts'
import { INERT, matches } from '../http/response.ts'
import { on } from '../http/route.ts'
import { readPicture } from './stored.ts'

/** A year, since a name belongs to one content forever. */
const FOREVER = 'public, max-age=31536000, immutable'

/** To a file of the site, by an address that may change with the next release. */
function redirectTo(location: string): Response {
  return new Response(null, {
    status: 302,
    headers: {
      location,
      'cache-control': 'public, max-age=3600',
      'netlify-cdn-cache-control': 'public, durable, max-age=3600',
      'netlify-cache-tag': 'uploads',
      'netlify-vary': 'query=none',
    },
  })
}

/**
 * A stored picture, or a document to download; the drawings of a new site's events, which are files of the site, by redirect,
 * so that {api}/uploads/{image} holds for every event (docs/product.md, section 13). A browser can
 * only read it as a picture: its type is fixed (nosniff), and its policy allows nothing when it is
 * opened directly.
 */
export const pictureRoutes = [
  on(getUpload, { params: UploadParamsSchema }, async ({ request, params }) => {
    const drawing = SEED_PICTURES.has(params.image) ? drawingAddress(params.image) : undefined
    if (drawing) return redirectTo(drawing)
    const picture = await readPicture(params.image)
    if (!picture) throw new Refusal(404, 'not_found', 'There is no such picture.')
    const etag = `"${picture.hash.slice(0, 22)}"`
    const headers = {
      'cache-control': FOREVER,
      'netlify-cdn-cache-control': `${FOREVER}, durable`,
      'netlify-cache-tag': 'uploads',
      'netlify-vary': 'query=none',
      ...INERT,
      etag,
    }
    if (matches(request.headers.get('if-none-match'), etag)) {
      return new Response(null, { status: 304, headers })
    }
    return new Response(picture.bytes, {
      headers: {
        ...headers,
        'content-type': picture.type,
        // Without a name, so that the link's own is used.
        ...(isDocumentAddress(`/api/uploads/${params.image}`) && {
          'content-disposition': 'attachment',
        }),
      },
    })
  }),
]
