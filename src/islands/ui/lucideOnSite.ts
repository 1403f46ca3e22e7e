/*
 * The icons in use of Lucide 1.62 (https://lucide.dev), as the shapes inside its 24 × 24 line
 * drawings, since its package has 1,700 of them in 66 MB; lucide.LICENSE is theirs. These are drawn by
 * scripts of visitors' pages, which load no others; the others are in lucide.json.
 */
export const calendarDays =
  '<path d="M8 2v3"/><path d="M16 2v3"/><rect x="3" y="3" width="18" height="18" rx="2"/><path d="M3 9h18"/><path d="M8 13h.01"/><path d="M12 13h.01"/><path d="M16 13h.01"/><path d="M8 17h.01"/><path d="M12 17h.01"/><path d="M16 17h.01"/>'
export const list =
  '<path d="M3 5h.01"/><path d="M3 12h.01"/><path d="M3 19h.01"/><path d="M8 5h13"/><path d="M8 12h13"/><path d="M8 19h13"/>'
export const mapPin =
  '<path d="M20 10c0 4.993-5.539 10.193-7.399 11.799a1 1 0 0 1-1.202 0C9.539 20.193 4 14.993 4 10a8 8 0 0 1 16 0"/><circle cx="12" cy="10" r="3"/>'
export const pencil =
  '<path d="M21.174 6.812a1 1 0 0 0-3.986-3.987L3.842 16.174a2 2 0 0 0-.5.83l-1.321 4.352a.5.5 0 0 0 .623.622l4.353-1.32a2 2 0 0 0 .83-.497z"/><path d="m15 5 4 4"/>'
export const search = '<path d="m21 21-4.34-4.34"/><circle cx="11" cy="11" r="8"/>'
export const x = '<path d="M18 6 6 18"/><path d="m6 6 12 12"/>'
