/**
 * Two texts as a change, with what both have said once: 'at 7:30 PM' and 'at 7:45 PM' are
 * '7:30 → 7:45 PM', '10 minutes after athan' and '15 minutes after athan' are '10 → 15 minutes after
 * athan'.
 */
export function arrow(before: string, after: string): string {
  const [was, is] = [before, after].map(text => text.replace(/^at (?=\d)/, '').split(' ')) as [
    string[],
    string[],
  ]
  const most = Math.min(was.length, is.length)
  let start = 0
  while (start < most && was[start] === is[start]) start++
  let end = 0
  while (end < most - start && was.at(-1 - end) === is.at(-1 - end)) end++
  // A time stays with its half of the day, and 'at athan' whole.
  if (/^[AP]M/.test(is[start] ?? '') || /^[AP]M/.test(was[start] ?? '')) start--
  const isPart =
    was.length === is.length &&
    start + end < most &&
    was.slice(0, was.length - end).join(' ') !== 'at'
  const [from, to] = isPart ? [was.slice(0, was.length - end), is.slice(start)] : [was, is]
  return `${from.join(' ')} → ${to.join(' ')}`
}
