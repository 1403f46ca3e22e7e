import type { CheckResult } from './check.ts'

const WIDTHS = { subject: 38, verdict: 6 }

/** The findings of an area, as they are printed. */
export function rows(findings: readonly CheckResult[]): string[] {
  return findings.flatMap(({ area, subject, verdict, detail }, index) => [
    ...(area === findings[index - 1]?.area ? [] : ['', area]),
    `  ${subject.padEnd(WIDTHS.subject)}  ${verdict.padEnd(WIDTHS.verdict)}  ${detail}`,
  ])
}

/** How many checks went which way, in one line. */
export function total(findings: readonly CheckResult[]): string {
  const count = (verdict: CheckResult['verdict']) =>
    findings.filter(found => found.verdict === verdict).length
  return `${count('ok')} ok, ${count('note')} to note, ${count('FAILED')} failed`
}
