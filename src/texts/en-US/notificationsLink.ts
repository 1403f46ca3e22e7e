/** The way to the page of notifications, from pages whose news they bring. */
export const notificationsLinkTexts = {
  question: 'Hear of a changed iqama the evening before, or of a janazah at once?',
  link: 'Turn on notifications',
}
