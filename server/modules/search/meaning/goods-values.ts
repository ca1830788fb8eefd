import { fold } from '@/server/kernel/text/fold'
import type { AttributeValue } from '@/server/modules/catalog/metadata'
import { valuesLabelled, valuesMeant } from './leaf-values'
import type { ReadPart } from './read-parts'
import { literalSlot } from './reading'
import type { LeafAsked, Wanted } from './wanted'

const CORE = /[a-z]型|[a-z]+\d*[a-z0-9.-]*|\d+[a-z0-9.-]+|\p{Script=Han}{2,}/gu

/** The telling words of a label: KN95, A型, 法兰; of a long Chinese one its halves too. */
function coresOf(label: string): string[] {
  const cores = fold(label).match(CORE) ?? []
  const long = cores.filter((core) => /^\p{Script=Han}{4,}$/u.test(core))
  const halves = long.flatMap((core) => [
    core.slice(0, 2),
    ...(core.length === 4 ? [core.slice(2)] : []),
  ])
  return [...cores.filter((core) => core.length > 1), ...halves]
}

const cutsNumber = (left: string, right: string) => /\d$/.test(left) && /^\d/.test(right)

/** Whether a word has a code, be it no piece of a longer number: 304 of 304管, not the 50 of 502胶. */
function hasCode(word: string, code: string): boolean {
  const around = word.split(code)
  return around.some((after, at) => {
    const before = around[at - 1]
    return before !== undefined && !cutsNumber(before, code) && !cutsNumber(code, after)
  })
}

/**
 * Where a leaf's name joins two goods, those a word speaks of: 按钮 of 按钮指示灯 are all but 指示灯, 工业插头 of
 * 工业插头插座 the 插头. None where the name joins none.
 */
function ofJoinedGoods(word: string, leafName: string, values: readonly AttributeValue[]) {
  const joined = values.filter(({ label }) => label.length > 1 && leafName.includes(fold(label)))
  if (joined.length === 0) return []
  const isSaid = ({ label }: AttributeValue) => word.includes(fold(label))
  if (!joined.some(isSaid)) return values.filter((value) => !joined.includes(value))
  return values.filter(({ label }) => coresOf(label).some((core) => word.includes(core)))
}

/** The name of goods may name values too: KN95口罩, 法兰球阀, 二位五通, 不锈钢焊条. */
function impliedWanted({ part, implied }: ReadPart, leaf: LeafAsked): Wanted[] {
  const { name: leafName, attributes } = leaf
  const word = part.text
  const wanted: Wanted[] = []
  for (const { id, values } of attributes) {
    const whole = values.filter(({ label }) => {
      if (implied.has(fold(label))) return true
      return !leafName.includes(word) && fold(label).includes(word)
    })
    const partly = () =>
      values.filter(({ label }) =>
        coresOf(label).some((core) => hasCode(word, core) && !leafName.includes(core)),
      )
    // 二位五通 are 二位五通单控 and 双控, though 二位三通 shares a half with it.
    const said = whole.length > 0 ? whole : partly()
    const meant = said.length > 0 ? said : ofJoinedGoods(word, leafName, values)
    if (meant.length > 0) wanted.push({ attributeId: id, valueIds: meant.map((one) => one.id) })
  }
  return wanted
}

/** Goods named may be a value (圆锉 of 钢锉, 小型断路器 of 电气锁具); their own leaf's they may imply. */
export function goodsWanted(read: ReadPart, leaf: LeafAsked): Wanted[] {
  // What its letters do not say, the trade does: 无铅焊锡 has no lead.
  const meant = valuesMeant(leaf.attributes, leaf.meant.get(read.leafKey) ?? [])
  if (meant) return [meant]
  // 围油栏 are all of them, not those whose kind is called PVC围油栏.
  if (leaf.name === read.part.text) return []
  const whole = valuesLabelled(leaf.attributes, literalSlot(read.part.text))
  if (whole.length > 0 || !leaf.namedBy.has(read.at)) return whole
  return impliedWanted(read, leaf)
}
