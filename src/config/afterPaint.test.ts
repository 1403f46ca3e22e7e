import { expect, it } from 'vitest'
import { AFTER_PAINT, scriptsAfterPaint } from './afterPaint.ts'

it('moves the scripts of a page behind its first paint and preloads none', () => {
  const script = '<script type="module" src="/_astro/page.a1.js"></script>'
  const html = `<head><title>A</title></head><body><p>A</p>${script}<script>1</script></body>`
  expect(scriptsAfterPaint(html)).toBe(
    '<head><title>A</title></head>' +
      `<body><p>A</p><script data-script="/_astro/page.a1.js">${AFTER_PAINT}</script><script>1</script></body>`,
  )
})
