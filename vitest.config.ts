import { defineConfig } from 'vitest/config'

/** Modules without state: their tests may share them too. */
const PURE = [
  'domain',
  'config',
  'islands',
  'components',
  'layouts',
  'styles',
  'texts',
  'locale',
].map(folder => `src/${folder}/**/*.test.{ts,tsx}`)

/** A worker starts once for many test files, which halves their time; each has its own modules. */
const FRESH = 'tests/support/freshModules.ts'

const STUBS_END = 'tests/support/stubsEnd.ts'

/** Builds the site and the functions as Netlify does, which takes longer than any other test. */
const BUNDLES = 'tests/bundles/*.test.ts'

export default defineConfig({
  test: {
    environment: 'node',
    globalSetup: 'tests/support/textModules.ts',
    // For what hangs: a busy machine may stand still for many seconds.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    // By default one core is left idle; many of these tests wait for a disk or a timer.
    maxWorkers: 3,
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          include: PURE,
          pool: 'threads',
          isolate: false,
          setupFiles: [STUBS_END],
        },
      },
      {
        extends: true,
        test: {
          name: 'stores',
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: PURE,
          pool: 'threads',
          isolate: false,
          setupFiles: [FRESH, STUBS_END],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['netlify/**/*.test.ts', 'tests/**/*.test.ts'],
          exclude: [BUNDLES],
          pool: 'forks',
          isolate: false,
          setupFiles: [FRESH, 'tests/support/quickStorage.ts', 'tests/support/cheapCrypto.ts'],
          // What tests start compiles its sources once, as the host does.
          env: { NODE_COMPILE_CACHE: `${import.meta.dirname}/node_modules/.cache/node` },
        },
      },
      {
        extends: true,
        test: { name: 'bundles', include: [BUNDLES], pool: 'forks' },
      },
    ],
  },
})
