/**
 * Every store of the site. A backup holds them all, so a store that is not named here cannot be
 * opened: `openStore` takes no other name.
 */
export const STORES = ['documents', 'logs', 'uploads', 'messages', 'posters'] as const

export type StoreName = (typeof STORES)[number]
