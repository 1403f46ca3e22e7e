/** Followers hear of a save after its response; what fails, the tick sends. */
export async function pushAfterSave(): Promise<void> {
  const { pushNews } = await import('./task.ts')
  await pushNews()
}
