import type { Attribute } from '@/server/modules/catalog/metadata'
import { foldedName, type Wanted } from './wanted'

const NO = /^(不带|不含|没有|无|不|非)/u

const WITH = /^(带有?|含有?|配|有|可)/u

const isEdge = (text: string, edge: string) => text.startsWith(edge) || text.endsWith(edge)

/** Yes-or-no attributes by their name: 带透气孔, 无防滑齿, 计量证书. */
export function flagWanted(attributes: readonly Attribute[], text: string): Wanted[] | null {
  const isOff = NO.test(text)
  const name = text.replace(isOff ? NO : WITH, '')
  // One character alone is no attribute, but 阀 of 带阀 is the end of 呼吸阀, 磁 the beginning of 磁环.
  if (name === '' || (name.length < 2 && name === text)) return null
  for (const attribute of attributes) {
    const own = foldedName(attribute)
    if (name.length < 2 ? !isEdge(own, name) : !own.includes(name)) continue
    const labels = isOff ? ['否', '无', '不含'] : ['是', '有', '含']
    const meant = attribute.values.filter(({ label }) => labels.includes(label))
    if (meant.length > 0) {
      return [{ attributeId: attribute.id, valueIds: meant.map(({ id }) => id) }]
    }
  }
  return null
}
