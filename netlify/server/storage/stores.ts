/** Every store of the site. A backup contains all of them, so `openStore` accepts no other name. */
export const STORES = ['documents', 'logs', 'uploads', 'messages', 'posters'] as const

export type StoreName = (typeof STORES)[number]
