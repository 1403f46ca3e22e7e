import { defineConfig } from 'playwright/test'
import { BROWSER_ARGS } from './tests/support/browserArgs.ts'

/** The runner starts the site and finds the browser; `npm run test:e2e` sets both. */
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  workers: 3,
  timeout: 60_000,
  // Machines stall. What comes in time is not waited for any longer, and a test that passes only
  // the second or third time is listed as flaky, to be looked at.
  expect: { timeout: 15_000 },
  retries: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL: process.env.SITE_UNDER_TEST ?? 'http://localhost:8888',
    // Tests of motion ask for it. Everywhere else the scrolling banner would cost a tenth of the time.
    contextOptions: { reducedMotion: 'reduce' },
    // The worker would answer for the site under test; offline.spec.ts alone lets it.
    serviceWorkers: 'block',
    locale: 'en-US',
    timezoneId: 'Pacific/Auckland',
    // A trace costs a third of a test's time, so only a test that failed is traced, on its second try.
    trace: 'on-first-retry',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
      args: BROWSER_ARGS,
    },
  },
})
