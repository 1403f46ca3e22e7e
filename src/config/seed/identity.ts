/**
 * The initial names and contact values of the center and the school; content can replace each. They
 * are examples that do not exist: a reserved domain, 555-01xx numbers, a street that does not exist.
 */
export const IDENTITY = {
  masjid: {
    name: 'Mercy Islamic Center',
    description:
      "Mercy Islamic Center: prayer times, Jumu'ah, events, Qur’an classes and a weekend Islamic school, open to every neighbor.",
    message:
      "Assalamu alaikum and welcome. Our doors are open for the five daily prayers and Jumu'ah, and new neighbors are always our guests.",
    address: '123 Example Street, New York, NY 10001',
    phone: '(212) 555-0100',
    email: 'info@example.org',
  },
  school: {
    name: 'Al Firdaous Islamic School',
    shortName: 'Al Firdaous School',
    description:
      'Al Firdaous Islamic School: weekend classes in Qur’an, Arabic and Islamic studies at Mercy Islamic Center.',
    message:
      'Welcome to Al Firdaous, the weekend school of Mercy Islamic Center: Qur’an, Arabic and Islamic studies for our children.',
    address: '125 Example Street, New York, NY 10001',
    phone: '(212) 555-0101',
    email: 'school@example.org',
  },
} as const

/** The contact values in it: pages show them as the center's own, until it has saved others. */
export const EXAMPLE_CONTACTS: readonly string[] = Object.values(IDENTITY).flatMap(
  ({ address, phone, email }) => [address, phone, email],
)
