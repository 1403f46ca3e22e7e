/** The address of the panel that opens an event's form. */
export const eventFormAddress = (id: string): string => `/admin/events#event-${id}`

/** The id of the event whose form an address opens, by its hash. */
export const eventInHash = (hash: string): string | undefined => /^#event-(.+)$/.exec(hash)?.[1]
