import { expect, it } from 'vitest'
import { makeRecoveryCodes, matchRecoveryCode } from './recovery.ts'

it('makes ten codes that match only their own hashes', async () => {
  const { codes, stored } = await makeRecoveryCodes()
  expect(new Set(codes).size).toBe(10)
  expect(new Set(stored.hashes).size).toBe(10)
  const plain = codes.map(code => code.replace('-', ''))
  expect(await matchRecoveryCode(stored, plain[3] ?? '')).toBe(stored.hashes[3])
  expect(await matchRecoveryCode(stored, '0000000000')).toBeNull()
  expect(JSON.stringify(stored)).not.toContain(plain[0])
})
