/** What asks for proof where a frame would show a website that no page shows yet. */
export const NEW_HOST = {
  title: 'Show another website on your pages?',
  lead: 'The frame shows what this website puts there, as if it were yours. Confirm that it is you.',
  button: 'Show it',
}
