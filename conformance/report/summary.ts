import type { Finding, Report, Verdict } from '../verdict'
import { isFit } from '../verdict'

const VERDICTS: readonly Verdict[] = ['failed', 'warning', 'ok', 'not there', 'not asked']
const LEVELS: readonly Finding['level'][] = ['failed', 'warning', 'info']

/** How many calls have each verdict: `30 ok, 2 failed`. */
export function countsOf({ calls }: Report): string {
  const counts = VERDICTS.map((verdict) => ({
    verdict,
    count: calls.filter((call) => call.verdict === verdict).length,
  }))
  return counts
    .filter(({ count }) => count > 0)
    .map(({ verdict, count }) => `${count} ${verdict}`)
    .join(', ')
}

/** The result in a sentence. */
export function sentenceOf(report: Report): string {
  if (!isFit(report)) return 'The mall cannot run on this host as it is.'
  const isRepaired = report.findings.some(({ level }) => level === 'warning')
  return isRepaired ? 'The mall runs on this host, with warnings.' : 'The mall runs on this host.'
}

/** The findings, the worst first. */
export function sortedFindings({ findings }: Report): Finding[] {
  return LEVELS.flatMap((level) => findings.filter((finding) => finding.level === level))
}
