/** `top1`: the first is right; `recall`: right products among the first; `empty`: nothing found. */
export type Score = { top1: number; recall: number; rank: number; empty: number }

/** What was shown for a question, best first. */
export type Shown = { isRight: boolean }[]

/** Recall asks no more than there is: of three right products, three among ten is 1. */
export function scoreOf(shown: Shown, products: number, places: number): Score {
  const first = shown.findIndex(({ isRight }) => isRight)
  const found = shown.slice(0, places).filter(({ isRight }) => isRight).length
  return {
    top1: first === 0 ? 1 : 0,
    recall: found / Math.max(1, Math.min(places, products)),
    rank: first < 0 ? 0 : 1 / (first + 1),
    empty: shown.length === 0 ? 1 : 0,
  }
}

/** Mean of a measure. */
export function mean(of: readonly Score[], measure: keyof Score): number {
  return of.reduce((sum, score) => sum + score[measure], 0) / of.length
}

function tableRow(name: string, of: readonly Score[]): string {
  const measures = [mean(of, 'top1'), mean(of, 'rank'), mean(of, 'recall'), mean(of, 'empty')]
  return [
    name.padEnd(10),
    String(of.length).padStart(4),
    ...measures.map((m) => m.toFixed(3)),
  ].join('  ')
}

/** The scores by group, as the test prints them. */
export function scoreTable(scores: ReadonlyMap<string, readonly Score[]>): string {
  const rows = [...scores].map(([group, of]) => tableRow(group, of))
  const all = tableRow('all', [...scores.values()].flat())
  return ['group         n  top-1    MRR   R@10  empty', ...rows, all].join('\n')
}
