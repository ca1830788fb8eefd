import type { CallResult, Finding, Report } from '../verdict'
import { countsOf, sentenceOf, sortedFindings } from './summary'

const CONTROLS = /[\p{Cc}\p{Cf}]/gu

/** A host's words must not steer the terminal. */
const plain = (text: string) => text.replace(CONTROLS, ' ')

function line({ verdict, name, times, note }: CallResult): string {
  const shown = times ? [times.p50, times.p95].map(String) : ['', '']
  const [p50 = '', p95 = ''] = shown
  const cells = [verdict.padEnd(10), name.padEnd(24), p50.padStart(6), p95.padStart(6)]
  return `${cells.join(' ')}  ${note}`.trimEnd()
}

function findingLine({ level, call, expected, came }: Finding): string {
  const said = level === 'info' ? `${expected}: ${came}` : `expected ${expected}; came ${came}`
  return `${level.padEnd(8)} ${call}: ${said}`
}

/** The result as a table of one line per call, and the findings below it. */
export function terminalReport(report: Report): string {
  const head = ['verdict'.padEnd(10), 'call'.padEnd(24), 'p50 ms', 'p95 ms'].join(' ')
  const findings = sortedFindings(report).map((finding) => plain(findingLine(finding)))
  const parts = [
    [head, ...report.calls.map(line)].join('\n'),
    findings.join('\n'),
    `${report.host}: ${countsOf(report)}\n${sentenceOf(report)}`,
  ]
  return parts.filter(Boolean).join('\n\n')
}
