/** After a click on 'Copy the address' of a calendar. */
export const copyTexts = {
  copied: 'Copied',
  said: 'The address was copied.',
}
