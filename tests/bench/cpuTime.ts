/** How long processors have worked for this process. */
export function cpuMicroseconds(): number {
  const { user, system } = process.cpuUsage()
  return user + system
}
