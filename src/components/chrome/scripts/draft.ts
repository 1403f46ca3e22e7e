import { call } from '#contract/call.ts'
import { getDraft } from '#contract/content.ts'
import { editTexts } from '#texts/edit.ts'
import { putAll } from './places.ts'

/** Shows the draft that the address names, over what is newer than the page, and says that it is one. */
export async function showDraft(token: string, newer: Promise<void>): Promise<void> {
  document.head.insertAdjacentHTML('beforeend', '<meta name="robots" content="noindex">')
  // The published text, which the draft would move, is not what its readers came for.
  const { style } = document.getElementById('content') as HTMLElement
  style.visibility = 'hidden'
  const draft = call(getDraft, { params: { token } })
  draft.catch(() => {})
  await newer
  const bar = document.createElement('p')
  bar.setAttribute('role', 'status')
  Object.assign(bar.style, {
    position: 'sticky',
    zIndex: 'var(--z-sticky)',
    insetBlockEnd: '0',
    padding: 'var(--space-xs) var(--space-m)',
    background: 'var(--color-ink)',
    color: 'var(--color-surface)',
    textAlign: 'center',
  })
  try {
    putAll((await draft).changed)
    bar.textContent = editTexts.draft
  } catch {
    bar.textContent = editTexts.draftOver
  }
  style.visibility = ''
  document.body.append(bar)
}
