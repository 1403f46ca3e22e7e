import { Backup } from './Backup.tsx'
import { Offsite } from './Offsite.tsx'
import { Restore } from './Restore.tsx'

/** Copies of everything on the site, and back. */
export function BackupTab() {
  return (
    <>
      <Backup />
      <Restore />
      <Offsite />
    </>
  )
}
