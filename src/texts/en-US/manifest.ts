/** What a phone offers for the icon of the installed site. */
export const shortcutTexts = {
  times: 'Prayer times',
  events: 'Events',
  donate: 'Donate',
}
