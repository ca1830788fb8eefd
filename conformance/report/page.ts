import type { CallResult, Finding, Report } from '../verdict'
import { countsOf, sentenceOf, sortedFindings } from './summary'

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? '')

const STYLE = `
  body { font: 15px/1.5 system-ui, sans-serif; color: #222; max-width: 70rem; margin: 2rem auto; padding: 0 1rem }
  table { border-collapse: collapse; width: 100% }
  th, td { text-align: left; padding: .3rem .6rem; border-bottom: 1px solid #ddd; vertical-align: top; overflow-wrap: break-word }
  td:first-child { white-space: nowrap } td.time { text-align: right; white-space: nowrap }
  .failed { color: #a8071a; font-weight: 600 } .warning { color: #874d00; font-weight: 600 }
  .ok { color: #135200 } .info, .not { color: #555 }
  code { font-size: .92em }`

const cell = (text: string, className = '') => `<td class="${className}">${escaped(text)}</td>`
const table = (heads: string[], rows: string[]) =>
  `<table><thead><tr>${heads.map((head) => `<th>${head}</th>`).join('')}</tr></thead>
<tbody>${rows.map((row) => `<tr>${row}</tr>`).join('\n')}</tbody></table>`

const callRow = ({ verdict, name, method, path, isCore, times, note }: CallResult) =>
  [
    cell(verdict, verdict),
    `<td>${escaped(name)}<br><code>${method} ${escaped(path)}</code></td>`,
    cell(isCore ? 'core' : 'extra'),
    cell(times ? `${times.p50} ms` : '', 'time'),
    cell(times ? `${times.p95} ms` : '', 'time'),
    cell(note),
  ].join('')

const findingRow = ({ level, call, expected, came }: Finding) =>
  cell(level, level) + cell(call) + cell(expected) + cell(came)

/** The result as a page that needs nothing beside itself. */
export function pageReport(report: Report, at: Date): string {
  const { host, calls, isWriting } = report
  const findings = sortedFindings(report)
  const rows = findings.map(findingRow)
  const how = isWriting ? 'reading and writing' : 'reading only'
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Conformance of ${escaped(host)}</title>
<style>${STYLE}</style>
</head>
<body>
<h1>Conformance of ${escaped(host)}</h1>
<p>${escaped(sentenceOf(report))} ${escaped(countsOf(report))}; ${how}, ${at.toISOString()}.</p>
<h2>Findings</h2>
${rows.length > 0 ? table(['Level', 'Call', 'Expected', 'Came'], rows) : '<p>None.</p>'}
<h2>Calls</h2>
${table(['Verdict', 'Call', 'Kind', 'p50', 'p95', 'Note'], calls.map(callRow))}
</body>
</html>
`
}
