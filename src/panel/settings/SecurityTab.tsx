import { ChangePasswordForm } from './ChangePasswordForm.tsx'
import { Devices } from './Devices.tsx'
import { TwoFactorSetting } from './TwoFactorSetting.tsx'

/** Password, second factor, signed-in devices. */
export function SecurityTab() {
  return (
    <>
      <ChangePasswordForm />
      <TwoFactorSetting />
      <Devices />
    </>
  )
}
