/** What an answer of searchProducts says about categories. */
type Answered<T> = { categories: readonly T[]; breadcrumb: readonly unknown[] }

/** The categories with hits below the chosen one; without a choice, all with hits. */
export function categoriesBelow<T extends { id: number }>(
  { categories }: Answered<T>,
  chosen: number | null,
): T[] {
  return categories.filter(({ id }) => id !== chosen)
}

/** Whether nothing is below the chosen category: then those beside it are shown. */
export function isAtLeaf(answer: Answered<{ id: number }>, chosen: number | null): boolean {
  const isKnown = chosen !== null && answer.breadcrumb.length > 0
  return isKnown && categoriesBelow(answer, chosen).length === 0
}
