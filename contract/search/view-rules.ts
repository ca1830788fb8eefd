/** Views of a result page, in the order of the switch. */
export const SEARCH_VIEWS = ['grid', 'list', 'table'] as const
export type SearchView = (typeof SEARCH_VIEWS)[number]

/** Where no table is called for. */
const CARDS: SearchView = 'grid'
/** Path of a top category: below it stand groups, elsewhere leaves. */
const TOP_STEPS = 1

/** What the view depends on in an answer of searchProducts. */
export type Answered = {
  categories: readonly { id: number }[]
  breadcrumb: readonly { id: number }[]
  understood: readonly { kind: string }[]
  relaxed: boolean
}

/** Whether all hits are of one leaf: its columns are those of every row. */
function isOneLeaf({ categories, breadcrumb }: Answered): boolean {
  return categories.length === 1 && breadcrumb.length !== TOP_STEPS
}

/** Parses a view; null for any other text. */
export function readView(text: string | undefined): SearchView | null {
  return SEARCH_VIEWS.find((view) => view === text) ?? null
}

type Choice = {
  /** The view the address names; it is shown whatever else holds. */
  named: SearchView | null
  /** The view this buyer chose last. */
  remembered: SearchView | null
  /** False on a host without getSkuTable. */
  hasTable: boolean
}

/**
 * The view of a result page: the one named, else the one chosen last, else the spec table where all
 * hits are of one leaf. Hits that lack something are shown as cards, which say what.
 */
export function viewOf({ named, remembered, hasTable }: Choice, answer: Answered): SearchView {
  if (named) return named
  if (remembered && remembered !== 'table') return remembered
  const isCalledFor = remembered === 'table' || isOneLeaf(answer)
  return isCalledFor && hasTable && !answer.relaxed ? 'table' : CARDS
}

/** Whether the words name goods or a size of several leaves: these are chosen by picture first. */
export function isBroad(answer: Answered): boolean {
  const kinds = new Set(answer.understood.map(({ kind }) => kind))
  const areSeveral = (kinds.has('category') || kinds.has('spec')) && !kinds.has('itemNo')
  return areSeveral && answer.categories.length > 1 && !answer.relaxed
}
