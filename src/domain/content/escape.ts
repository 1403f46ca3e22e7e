const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** A text escaped for an element or a quoted attribute. */
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, sign => ENTITIES[sign] ?? sign)
