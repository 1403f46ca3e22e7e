/** What a signed-in admin sees on the pages of the site. */
export const editTexts = {
  edit: 'Edit this page',
  failed: 'Not loaded. Try again',
}
