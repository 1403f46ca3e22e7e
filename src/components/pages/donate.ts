import { DONATE_TEXTS, donationAddress } from '#domain/content/donation.ts'

/** Leads on to the donation page, in place of this one, so that Back leaves it behind. */
const box = document.querySelector('[data-donate]')
const address = donationAddress(box?.querySelector('a')?.getAttribute('href') ?? '')
const text = box?.querySelector('[role="status"]')
if (address && text) {
  text.textContent = DONATE_TEXTS.redirecting
  location.replace(address)
}
