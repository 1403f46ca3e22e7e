import { placeNewerContent } from '#components/chrome/scripts/newerContent.ts'
import { givingTexts } from '#texts/donate.ts'

/** How long the page waits for an address newer than its own (docs/product.md, section 6). */
const PATIENCE_MS = 2000
/** A page without an address waits for the response before it says that there is none. */
const MOST_PATIENCE_MS = 10_000

/** Replaces this page with the donation page, so that Back does not return here. */
async function leadOn(box: Element): Promise<void> {
  const newer = placeNewerContent()
  const patience = addressIn(box) ? PATIENCE_MS : MOST_PATIENCE_MS
  await Promise.race([newer, new Promise(resolve => setTimeout(resolve, patience))])
  if (goOn(box)) return
  await newer
  goOn(box)
}

/** Opens the donation page if there is an address now, and shows it. */
function goOn(box: Element): boolean {
  const address = addressIn(box)
  const status = box.querySelector('[role="status"]')
  if (status) status.textContent = address ? givingTexts.redirecting : givingTexts.unavailable
  const missing = document.querySelector<HTMLElement>('[data-donate-missing]')
  if (missing) {
    missing.textContent = address ? '' : givingTexts.missing
    missing.dataset.known = ''
  }
  if (address) location.replace(address)
  return address !== undefined
}

function addressIn(box: Element): string | undefined {
  const link = box.querySelector('a')
  return link?.protocol === 'https:' ? link.href : undefined
}

const box = document.querySelector('[data-donate]')
if (box) void leadOn(box)
