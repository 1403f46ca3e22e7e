import { VERSION } from '#config/version.ts'
import { Dialog } from '#islands/ui/Dialog.tsx'
import changelog from '../../../CHANGELOG.md?raw'
import { releaseNotes } from './notes.ts'

/** What this release changed, in the words of the changelog, which is in English. */
export function WhatChanged({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={`What changed in release ${VERSION}`} onClose={onClose} toRead>
      {releaseNotes(changelog, VERSION).map(({ heading, lines }) => (
        <section key={heading} className="release-notes pile-2xs" lang="en">
          <h3>{heading}</h3>
          <ul className="bulleted pile-2xs">
            {lines.map(line => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      ))}
    </Dialog>
  )
}
