/** The page with which other sites take over the prayer times. */
export const embedTexts = {
  title: 'Our times on your website',
  description:
    'Show our prayer times on the website of a school, a shop or a family: choose how they look and copy the code.',
  times: 'Prayer Times',
  lead: 'Choose a look, copy the code, paste it into your page. The times stay right by themselves.',
  /** The name of the frame on the other site. */
  label: (center: string) => `Prayer times of ${center}`,
  form: 'How it looks',
  view: 'What to show',
  views: { today: 'Today’s times', next: 'Only what is next', month: 'The whole month' },
  theme: 'Light or dark',
  themes: { auto: 'As on the visitor’s device', light: 'Light', dark: 'Dark' },
  color: 'Color',
  colors: { ours: 'Ours', own: 'Another one' },
  pick: 'Your color',
  colorHint: 'We use its tone and keep the contrast, so that the times can be read.',
  kind: 'Where you paste it',
  kinds: {
    tag: 'A page that takes scripts',
    frame: 'An editor that takes no scripts',
  },
  kindHints: {
    tag: 'The frame is always as high as the times in it.',
    frame: 'One frame of a fixed height, as in the preview.',
  },
  preview: 'Preview',
  code: 'Code for your page',
  copy: 'Copy the code',
  copied: 'Copied',
  said: 'The code was copied.',
  notCopied: 'Select the code and copy it: this browser does not let the button do so.',
  facts: 'Good to know',
  factList: [
    'It sets no cookie and stores nothing on your visitors’ devices.',
    'It needs no account, no key and no update: the code stays the same.',
    'Your styles do not reach into it, and it does not change your page.',
    'If our server fails, it still shows the times of the year as they were last published.',
  ],
  more: 'Do you want to read the times with a program of your own, or our events and notices?',
  moreLink: 'For developers',
  attributes: 'The tag and its attributes',
  attribute: 'Attribute',
  values: 'Values',
  meaning: 'Meaning',
  attributeList: {
    view: 'What it shows; without it, today’s times.',
    theme: 'Light or dark; without it, as on the visitor’s device.',
    color: 'The tone of its colors; without it, ours.',
    label: 'Its name for people who use a screen reader.',
  },
  hex: 'three or six hex digits',
  anyText: 'any text',
  frameHint: (path: string) =>
    `A frame takes the same words in its address, for example ${path}. With our script on the page it is as high as the times in it, too.`,
  policy: (script: string, frame: string) =>
    `If your site has a Content-Security-Policy, allow our address in ${script} and ${frame}.`,
}
