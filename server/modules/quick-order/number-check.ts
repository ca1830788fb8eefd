import type { Db } from '@/server/kernel/db/client'
import { codeKey } from '@/server/kernel/text/fold'
import type { CatalogMetadata } from '@/server/modules/catalog/metadata'
import { lackingParts } from '@/server/modules/search/lacking'
import { partLabel } from '@/server/modules/search/missing'
import type { Match } from './found'
import type { Numbers } from './match-repository'

/** Confidence in a number whose other words do not fit. */
export const NOT_ALL = 50

type Written = { text: string; itemNo?: string | undefined }

/** The line's words beside the number it was matched by. */
function besideNumber({ itemNo = '', text }: Written, numbers: Numbers, by: Match['by']): string {
  if (by === 'buyerCode' || by === 'description') return ''
  if (numbers[by].has(codeKey(itemNo))) return text
  if (numbers[by].has(codeKey(text))) return ''
  const words = text.split(/(?<=[\s,，;；、()（）])|(?<=\p{Script=Han})(?=[^\p{Script=Han}])/u)
  return words.filter((word) => !numbers[by].has(codeKey(word))).join('')
}

/** A number is no match while the words beside it ask for something its SKU has not. */
export async function checkNumber(
  db: Db,
  catalog: CatalogMetadata,
  line: Written,
  { match, numbers }: { match: Match; numbers: Numbers },
): Promise<Match> {
  const [skuId] = match.skuIds
  const beside = besideNumber(line, numbers, match.by)
  if (skuId === undefined || beside.trim() === '') return match
  const lacking = await lackingParts(db, catalog, { skuId, text: beside })
  if (lacking.length === 0) return match
  const words = lacking.map((part) => `“${partLabel(part)}”`).join('、')
  const reason = `${match.reason}，但${words}与该商品不符，请核对`
  return { ...match, verdict: 'candidates', confidence: NOT_ALL, reason }
}
