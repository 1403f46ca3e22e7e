import { test } from './site.ts'
import { expectSound } from './sound.ts'

const PAGES = ['', '/info', '/enroll', '/registration', '/calendar', '/contact', '/donate'].map(
  path => `/alfirdaous${path}`,
)
/** Frames of other services cannot be reached from here; that they may be loaded is checked. */
const UNREACHABLE = /net::ERR_/

for (const path of PAGES) {
  test(`${path} is accessible, stable and without console errors in both sizes and schemes`, async ({
    page,
    complaints,
  }) => {
    test.slow()
    complaints.allow(UNREACHABLE)
    await expectSound(page, path)
  })
}
