import { Devices } from './Devices.tsx'
import { PasswordChange } from './PasswordChange.tsx'
import { TwoFactor } from './TwoFactor.tsx'

/** Password, second factor, signed-in devices. */
export function SecurityTab() {
  return (
    <>
      <PasswordChange />
      <TwoFactor />
      <Devices />
    </>
  )
}
