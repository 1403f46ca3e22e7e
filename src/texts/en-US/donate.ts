/** What the donate pages say (docs/product.md, section 6). */
export const givingTexts = {
  preparing: 'Preparing your donation link...',
  redirecting: 'Redirecting to our donation page...',
  /** The status without an address: the page shows the ways to give instead. */
  unavailable: 'Online giving is not available now.',
  missing: 'Donate URL not found. Please contact the web admin.',
}

export const donateStatusTexts = {
  go: 'Go to the donation page',
  ways: 'Other ways to give',
}
