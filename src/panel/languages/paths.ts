/** Where a language is translated into, or one thing: a page, an event, a notice. */
export const translatePath = (language: string, group = ''): string =>
  ['/admin/translations', language, encodeURIComponent(group)].filter(Boolean).join('/')
