import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { type ContactField, exampleFields } from '#config/site.ts'
import { Notice } from '#islands/ui/Notice.tsx'
import { publicSettings } from '#stores/admin/settings.ts'
import { PanelLink } from '../shell/PanelLink.tsx'

const NAMES: Record<ContactField, string> = {
  address: 'address',
  phone: 'phone number',
  email: 'e-mail address',
}
const list = new Intl.ListFormat('en-US', { type: 'conjunction' })

/** Names the contact values that visitors see and that are still examples (DECISIONS 10). */
export function ExampleContact() {
  const answer = useStore(publicSettings.$data)
  useEffect(() => void publicSettings.load(), [])
  if (answer.state !== 'ready') return null
  const examples = exampleFields(answer.data.settings)
  if (examples.length === 0) return null
  const names = list.format(examples.map(field => NAMES[field]))
  return (
    <Notice kind="warning">
      <p>
        The {names} on the site {examples.length > 1 ? 'are still examples' : 'is still an example'}
        . <PanelLink href="/admin/settings/general">Put in the real ones</PanelLink>
      </p>
    </Notice>
  )
}
