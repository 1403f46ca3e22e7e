import { defineMiddleware } from 'astro:middleware'
import { onPageAt } from '#config/written.ts'

/** Every page is made in the language of its address. */
export const onRequest = defineMiddleware(({ url }, next) =>
  onPageAt(url.pathname, async () => {
    const response = await next()
    // What is still being written is written for the same reader.
    return new Response(await response.arrayBuffer(), response)
  }),
)
