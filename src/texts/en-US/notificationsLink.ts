/** The way to the page of notifications, from pages whose news they bring. */
export const notificationsLinkTexts = {
  question: 'Want to know about a new iqama time the evening before, or a janazah right away?',
  link: 'Turn on notifications',
}
