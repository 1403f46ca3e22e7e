/** The page after sending a form without scripts. */
export const thanksTexts = { eyebrow: 'Thank you', title: 'Message Sent!' }

/** The form of a page with another topic. */
export const writeTexts = { eyebrow: 'Talk to us' }
