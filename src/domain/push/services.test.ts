import { expect, it } from 'vitest'
import { isPushEndpoint } from './services.ts'

it.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://fcm.googleapis.com/wp/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/gAAAA',
  'https://web.push.apple.com/QGuQyavXutnMH',
  'https://wns2-by3p.notify.windows.com/w/?token=BQYAAA%3d',
])('accepts %s', endpoint => {
  expect(isPushEndpoint(endpoint)).toBe(true)
})

it.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/fcm/send/abc',
  'https://fcm.googleapis.com/',
  'https://fcm.googleapis.com.evil.example/fcm/send/abc',
  'https://evilfcm.googleapis.com/fcm/send/abc',
  'https://push.apple.com.evil.example/x',
  'https://evilpush.apple.com/x',
  'https://fcm.googleapis.com@127.0.0.1/x',
  'https://user:secret@fcm.googleapis.com/x',
  'https://127.0.0.1/fcm/send/abc',
  'https://[::1]/x',
  'https://localhost/x',
  'https://169.254.169.254/latest/meta-data',
  'https://fcm.googleapis.com/fcm/send/abc#2',
  'https://fcm.googleapis.com/fcm/send/abc?2',
  'https://fcm.googleapis.com/fcm/x/../send/abc',
  'https://FCM.googleapis.com/fcm/send/abc',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'fcm.googleapis.com/fcm/send/abc',
  '',
  `https://fcm.googleapis.com/${'x'.repeat(1_500)}`,
])('refuses %s', endpoint => {
  expect(isPushEndpoint(endpoint)).toBe(false)
})

it('accepts the origins that the operator allows, and nothing beside them', () => {
  const others = ['http://127.0.0.1:4000']
  expect(isPushEndpoint('http://127.0.0.1:4000/push/1', others)).toBe(true)
  expect(isPushEndpoint('http://127.0.0.1:4001/push/1', others)).toBe(false)
  expect(isPushEndpoint('http://user@127.0.0.1:4000/push/1', others)).toBe(false)
})
