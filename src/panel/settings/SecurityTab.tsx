import { Devices } from './Devices.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { TwoFactorSetting } from './TwoFactorSetting.tsx'

/** Password, second factor, signed-in devices. */
export function SecurityTab() {
  return (
    <>
      <PasswordForm />
      <TwoFactorSetting />
      <Devices />
    </>
  )
}
