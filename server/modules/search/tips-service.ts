import type { Suggestions, SuggestionsInput } from './suggestions-service'

const TIPS_MAX = 10

type Suggest = (input: SuggestionsInput, userId: string | null) => Promise<Suggestions>

/** The specification's tips: the same suggestions as keywords, at most ten. */
export function createTips(suggest: Suggest) {
  return async (input: SuggestionsInput, userId: string | null): Promise<string[]> => {
    const { categories, terms, brands, products } = await suggest(input, userId)
    const tips = [
      ...categories.map(({ name }) => name),
      ...terms,
      ...brands.map(({ name }) => name),
      ...products.map(({ title }) => title),
    ]
    return [...new Set(tips)].slice(0, TIPS_MAX)
  }
}
