import type { PageContent } from '#domain/content/page.ts'
import { list, seedPage } from './page.ts'

/** What the site stores about its visitors, and for how long. */
export const privacy: PageContent = seedPage('privacy', {
  'hero-title': 'Privacy',
  'hero-text': 'No advertising, no tracking, and no cookie unless you sign in as an administrator.',
  'topics-title': 'What is kept, and for how long',
  topics: list([
    {
      title: 'When you only read',
      text: 'Our host sees the address of your device, as every web server does, and keeps it for a short time in its logs, to stop attacks and find errors. We do not combine it with anything and do not try to learn who you are.',
    },
    {
      title: 'What stays in your browser',
      text: 'Your choice of colors, letters and dark mode, and whether you closed the card of the WhatsApp group, are stored in your own browser and are not sent to us. So are the pages that you open, which then also open without a network, and what you type into a form, until it is sent or the tab is closed. Clear the site’s data in your browser and they are gone.',
    },
    {
      title: 'When you follow notifications',
      text: 'We store the address that your browser makes for this purpose, its keys and what you chose; no name, and nothing that says who you are. Stop on the page Notifications and it is deleted at once. The push service of your browser’s maker delivers the messages and cannot read them.',
    },
    {
      title: 'When you write to us',
      text: 'A message is read by the volunteers who answer it and by nobody else. We use it to reply to you, never for anything else, and do not pass it on unless you ask us to. We delete messages once they are answered and no longer needed, twelve months after they arrived at the latest.',
    },
    {
      title: 'Pages of others',
      text: 'Maps, videos, forms, the school’s registration and donations are pages of other services. Some of them are shown in a frame within ours, which is loaded only when it comes into view. Their own rules apply there: they see your address and may set cookies. Beside each frame is a link that opens the service itself.',
    },
    {
      title: 'When you donate or register',
      text: 'You pay on the page of the payment service; we never see your card number. We receive your name, the amount and what it is for, and keep them as long as tax law requires.',
    },
    {
      title: 'Children',
      text: 'What parents tell the school about a child is kept by the school, is seen by those who teach or look after the child, and is not shown on this site. Photographs of children appear only when their parents have agreed.',
    },
    {
      title: 'What you may ask',
      text: 'Ask us at any time what we have about you, have it corrected, or have it deleted. Write or call; you need no form and no reason. If something here is unclear, tell us, and we will explain it.',
    },
  ]),
})
