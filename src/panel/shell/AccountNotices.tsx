import { useStore } from '@nanostores/react'
import { dismissNotice } from '#contract/account.ts'
import type { AccountNotice } from '#domain/account/profile.ts'
import { momentInWords } from '#domain/time/intl.ts'
import { Button } from '#islands/ui/Button.tsx'
import { Notice } from '#islands/ui/Notice.tsx'
import { $now, mosqueZone } from '#stores/clock.ts'
import { orShowError } from './banner.ts'
import { PanelLink } from './PanelLink.tsx'
import { $notices, callAsAdmin } from './session.ts'

/** What was done to the admin's own account, or tried, on every page until it is dismissed. */
export function AccountNotices() {
  const notices = useStore($notices)
  const now = useStore($now)
  if (notices.length === 0) return null
  return (
    <Notice kind="warning" role="alert" title="This happened to your account">
      <ul className="account-notices bulleted">
        {notices.map(({ id, text, at }) => (
          <li key={id}>
            {text} <span className="muted">{momentInWords(at, mosqueZone(), now)}</span>
          </li>
        ))}
      </ul>
      <p>
        If you did not expect this,{' '}
        <PanelLink href="/admin/settings/security">change your password</PanelLink> now. That also
        ends open password links and signs out your other devices. Then tell the other admins.
      </p>
      <p>
        <Button onClick={() => void dismissNotices(notices)}>I have read this</Button>
      </p>
    </Notice>
  )
}

/** Dismisses these notices of the admin's own account, for good. */
const dismissNotices = (read: readonly AccountNotice[]) =>
  orShowError(async () => {
    for (const { id } of read) {
      await callAsAdmin(dismissNotice, { params: { id } })
      $notices.set($notices.get().filter(notice => notice.id !== id))
    }
  })
