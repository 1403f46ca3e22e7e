import { expect, it } from 'vitest'
import { AFTER_PAINT, scriptsAfterPaint } from './afterPaint.ts'

it('moves the scripts of a page behind its first paint, loaded with a low priority', () => {
  const script = '<script type="module" src="/_astro/page.a1.js"></script>'
  const html = `<head><title>A</title></head><body><p>A</p>${script}<script>1</script></body>`
  expect(scriptsAfterPaint(html)).toBe(
    '<head><title>A</title><link rel="modulepreload" fetchpriority="low" href="/_astro/page.a1.js"></head>' +
      `<body><p>A</p><script data-script="/_astro/page.a1.js">${AFTER_PAINT}</script><script>1</script></body>`,
  )
})
