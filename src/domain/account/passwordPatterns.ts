/** Characters that follow one another: the alphabet, digits, and rows of common keyboards. */
const ROWS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl',
  'qsdfghjklm',
  'zxcvbnm',
  'yxcvbnm',
]
const LINES = ROWS.flatMap(row => [row, [...row].reverse().join('')])

/** Longer repetitions are as hard to guess as other long passwords. */
const REPEATED_MOST = 24
const RUN_LEAST = 4

/** Whether a password is one character, or a few letters and digits, again and again. */
export function isRepeated(password: string): boolean {
  if (/^(.)\1*$/su.test(password)) return true
  return password.length <= REPEATED_MOST && /^([\p{L}\p{N}]+)\1+$/u.test(password)
}

/** Whether a password consists of runs such as 'abcd', '4321', 'qwerty' or 'aaaa' alone. */
export function isSequence(password: string): boolean {
  const lower = password.toLowerCase()
  let at = 0
  while (at < lower.length) {
    const length = runLength(lower.slice(at))
    if (length < RUN_LEAST) return false
    at += length
  }
  return lower !== ''
}

function runLength(text: string): number {
  const same = /^(.)\1*/su.exec(text)?.[0].length ?? 0
  let longest = same
  for (const line of LINES) {
    const start = line.indexOf(text.charAt(0))
    if (start < 0) continue
    let length = 1
    while (length < text.length && line[start + length] === text[length]) length++
    longest = Math.max(longest, length)
  }
  return longest
}
