import { placeNewerContent } from '#components/chrome/scripts/newerContent.ts'
import { DONATE_TEXTS } from '#domain/content/donation.ts'

/** How long the page waits for an address newer than its own (DECISIONS 33). */
const PATIENCE_MS = 2000

/** Leads on to the donation page, in place of this one, so that Back leaves it behind. */
async function leadOn(box: Element): Promise<void> {
  const newer = placeNewerContent()
  await Promise.race([newer, new Promise(resolve => setTimeout(resolve, PATIENCE_MS))])
  if (goOn(box)) return
  await newer
  goOn(box)
}

/** Leads on if there is an address by now, and says which it is. */
function goOn(box: Element): boolean {
  const link = box.querySelector('a')
  const secure = link?.protocol === 'https:'
  const status = box.querySelector('[role="status"]')
  if (status) status.textContent = secure ? DONATE_TEXTS.redirecting : DONATE_TEXTS.missing
  if (secure) location.replace(link.href)
  return secure
}

const box = document.querySelector('[data-donate]')
if (box) void leadOn(box)
