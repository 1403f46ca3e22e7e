import { vi } from 'vitest'

// Tests hash passwords and recovery codes at a hundredth of their cost, which has its own test in
// netlify/server/auth.
vi.mock('node:crypto', async original =>
  (await import('#tests/functions/cheapHashes.ts')).cheapCrypto(original),
)
