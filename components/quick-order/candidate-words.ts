type Named = { skuId: number; title: string; spec: string }

/** Words of a candidate: those that tell it from the others first. */
export type CandidateWords = { differing: string; common: string }

/** The space in GB/T 19666 is none between words. */
const BETWEEN_WORDS = /(?<!(?:\/T|\bGB|\bISO|\bDIN|\bIEC)(?=\s\d))\s+/

const wordsOf = ({ title, spec }: Named) =>
  [spec, title].flatMap((text) => text.split(BETWEEN_WORDS))

/** What the candidates of a line differ by, spec before title; one alone is told by its spec. */
export function candidateWords(skus: readonly Named[]): Map<number, CandidateWords> {
  const words = skus.map((sku) => new Set(wordsOf(sku)))
  const isCommon = (word: string) => words.every((other) => other.has(word))
  return new Map(
    skus.map((sku) => {
      const own = [...new Set(wordsOf(sku))].filter(Boolean)
      const differing = own.filter((word) => !isCommon(word))
      if (skus.length > 1) {
        const common = own.filter(isCommon)
        return [sku.skuId, { differing: differing.join(' '), common: common.join(' ') }]
      }
      return [sku.skuId, { differing: sku.spec, common: sku.title }]
    }),
  )
}
