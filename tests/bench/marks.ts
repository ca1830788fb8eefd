import { styleText } from 'node:util'

/** A figure of `npm run bench` and what it is held to. */
type Mark = {
  /** Where it stands in the JSON. */
  path: string
  mark: number
  /** Whether more is better; less is, otherwise. */
  isFloor?: true
}

const weight = (page: string, htmlKb: number): Mark[] => [
  { path: `pages.${page}.htmlKb`, mark: htmlKb },
  { path: `pages.${page}.scriptKb`, mark: 150 },
  { path: `pages.${page}.styleKb`, mark: 15 },
  { path: `pages.${page}.pagesPerSecond`, mark: 1200, isFloor: true },
  { path: `pages.${page}.loadedMs.p99`, mark: 50 },
  { path: `floorRatio.${page}`, mark: 1.5 },
  { path: `unchangedRatio.${page}`, mark: 1.5 },
  { path: `nextFasterRatio.${page}`, mark: 0.5 },
  { path: `firstLoad.${page}.scriptUntilIdleKb`, mark: 175 },
  { path: `firstLoad.${page}.longTasksMs`, mark: 80 },
  { path: `firstLoad.${page}.phoneBlockingMs`, mark: 200 },
]

/** The marks that docs and README speak of; sizes are asserted in `npm test` too, times never. */
const MARKS: readonly Mark[] = [
  ...weight('home', 18),
  ...weight('search', 11),
  ...weight('product', 14),
  ...weight('average', 14),
  { path: 'zipf.pagesPerSecond', mark: 800, isFloor: true },
  { path: 'zipf.p99', mark: 150 },
  { path: 'search.p95', mark: 30 },
  { path: 'navigationMs.cold.p50', mark: 110 },
  { path: 'navigationMs.rested.p50', mark: 45 },
  { path: 'firstByteMs.p50', mark: 15 },
  { path: 'interactionMs.facet.p50', mark: 80 },
  { path: 'interactionMs.sort.p50', mark: 80 },
  { path: 'interactionMs.secondPage.p50', mark: 80 },
  { path: 'interactionMs.category.p50', mark: 110 },
  { path: 'interactionMs.rows500.p50', mark: 150 },
  { path: 'interactionMs.back.p50', mark: 30 },
  { path: 'interactionMs.key.p50', mark: 16 },
  { path: 'interactionMs.suggestions.p50', mark: 60 },
  { path: 'cart.key.p50', mark: 32 },
  { path: 'cart.editCpuMs', mark: 15 },
  { path: 'cart.answerKb', mark: 6 },
  { path: 'memoryMb', mark: 600 },
  { path: 'secondStartMs', mark: 2000 },
  { path: 'freshDatabase.cpuMs', mark: 8000 },
]

/** The number at a path of the figures; null where there is none. */
export function figureAt(figures: unknown, path: string): number | null {
  const value = path
    .split('.')
    .reduce<unknown>(
      (node, key) => (typeof node === 'object' && node !== null ? Reflect.get(node, key) : null),
      figures,
    )
  return typeof value === 'number' ? value : null
}

const isReached = ({ mark, isFloor }: Mark, figure: number) =>
  isFloor ? figure >= mark : figure <= mark

/** By how much a figure moved, as a percentage; noise of two runs on one machine is about a tenth. */
function changeText(figure: number, before: number | null): string {
  if (before === null || before === 0) return ''
  const change = Math.round((figure / before - 1) * 100)
  return `${before} -> ${change > 0 ? '+' : ''}${change} %`
}

/** One line for each mark: figure, mark, verdict, and the change since an earlier run. */
export function verdicts(figures: unknown, before: unknown = null): string[] {
  return MARKS.flatMap((mark) => {
    const figure = figureAt(figures, mark.path)
    if (figure === null) return []
    const sign = mark.isFloor ? '>=' : '<='
    const verdict = isReached(mark, figure) ? styleText('green', 'yes') : styleText('red', 'NO')
    const change = changeText(figure, figureAt(before, mark.path))
    return [
      `${mark.path.padEnd(30)} ${String(figure).padStart(8)} ${sign} ${String(mark.mark).padEnd(6)} ${verdict}  ${change}`,
    ]
  })
}
