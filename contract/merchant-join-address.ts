/** What the address of /merchant-join says. */
export type JoinState = {
  /** What it is about, the form, what became of it. */
  view: 'pitch' | 'form' | 'status'
  /** Of the form, from 1. */
  step: number
  /** An application that was just handed in, '' for none. */
  no: string
}

/** The query of a state. */
export function formatJoinState({ view, step = 1, no }: Partial<JoinState>): string {
  if (view === 'form') return `step=${step}`
  if (view !== 'status') return ''
  return no ? `view=status&no=${no}` : 'view=status'
}
