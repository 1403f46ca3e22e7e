import { expect, it } from 'vitest'
import { deviceName } from './device.ts'
import devices from './testing/devices.json' with { type: 'json' }

it.each(devices)('names the device of %s', (userAgent, name) =>
  expect(deviceName(userAgent)).toBe(name),
)
