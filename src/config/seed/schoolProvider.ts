/**
 * The pages of the scheduling and payment provider that a new site starts with. They are examples
 * that do not exist; content can replace each of them.
 */
const ORIGIN = 'https://scheduling.example.org'

export const PROVIDER = {
  signUp: `${ORIGIN}/signup`,
  logIn: `${ORIGIN}/login`,
  account: `${ORIGIN}/account`,
  schedules: `${ORIGIN}/al-firdaous/schedules`,
} as const
