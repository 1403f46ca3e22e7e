import { defineMiddleware } from 'astro:middleware'
import { markFallbacks } from '#config/markFallbacks.ts'
import { onPageAt } from '#config/written.ts'

/** Every page is made in the language of its address, and says which of its words are in another. */
export const onRequest = defineMiddleware(({ url }, next) =>
  onPageAt(url.pathname, async () => {
    const response = await next()
    // What is still being written is written for the same reader.
    const body = await response.arrayBuffer()
    const isPage = response.headers.get('content-type')?.startsWith('text/html')
    return new Response(isPage ? markFallbacks(new TextDecoder().decode(body)) : body, response)
  }),
)
