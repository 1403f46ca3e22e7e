import { createECDH } from 'node:crypto'
import { encryptNotification } from '@block65/webcrypto-web-push'
import { expect, it } from 'vitest'
import { decrypt, newReceiver } from '#tests/support/pushService.ts'

const bytes = (text: string) => Buffer.from(text, 'base64url')

/** The example of RFC 8291, appendix A. */
const RFC = {
  plaintext: 'When I grow up, I want to be a watermelon',
  receiver: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  message:
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
}
const receiver = { curve: createECDH('prime256v1'), auth: bytes(RFC.auth) }
receiver.curve.setPrivateKey(bytes(RFC.receiver))

it('the push service of the tests decrypts the message of RFC 8291', () => {
  expect(decrypt(bytes(RFC.message), receiver).toString()).toBe(RFC.plaintext)
})

it.each([RFC.plaintext, '', 'السلام عليكم'.repeat(100)])(
  'encrypts so that only the receiver reads it, and of one length: %.30s',
  async text => {
    const keys = {
      p256dh: receiver.curve.getPublicKey().toString('base64url'),
      auth: RFC.auth,
    }
    const subscription = { endpoint: 'https://example.org/x', expirationTime: null, keys }
    const encrypted = await encryptNotification(subscription, new TextEncoder().encode(text))
    expect(encrypted.byteLength).toBe(4096)
    expect(decrypt(Buffer.from(encrypted), receiver).toString()).toBe(text)
    expect(() => decrypt(Buffer.from(encrypted), newReceiver())).toThrow()
  },
)
