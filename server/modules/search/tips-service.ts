import type { Suggestions, SuggestionsInput } from './suggestions-service'

const TIPS_MAX = 10

/** The specification's tips: the same suggestions as keywords, at most ten. */
export function createTips(suggest: (input: SuggestionsInput) => Promise<Suggestions>) {
  return async (input: SuggestionsInput): Promise<string[]> => {
    const { categories, terms, brands, products } = await suggest(input)
    const tips = [
      ...categories.map(({ name }) => name),
      ...terms,
      ...brands.map(({ name }) => name),
      ...products.map(({ title }) => title),
    ]
    return [...new Set(tips)].slice(0, TIPS_MAX)
  }
}
