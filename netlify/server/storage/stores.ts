/** Every store of the site. A backup contains all of them. */
export const STORES = ['documents', 'logs', 'uploads', 'messages', 'posters'] as const

/** `openStore` accepts no other name. 'staging' is for a day at most, and in no backup. */
export type StoreName = (typeof STORES)[number] | 'staging'
