/** When this build was made: an open screen sees by it that a newer one is there. */
export const builtAt = new Date().toISOString()
