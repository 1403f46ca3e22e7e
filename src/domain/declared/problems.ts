/** What is wrong, for a person, and where in the values. */
export interface Problem {
  readonly path: (string | number)[]
  readonly message: string
}

/** Messages by their path in the values, 'place.latitude'; of several the first. */
export function messagesOf(problems: readonly Problem[]): Record<string, string> {
  const messages: Record<string, string> = {}
  for (const { path, message } of problems) messages[path.join('.')] ??= message
  return messages
}
