import { placedLeaves } from '../data/leaves'
import type { Leaf } from '../notation/types'
import type { Choice } from './types'

type AttributeRow = {
  id: number
  categoryId: number
  name: string
  unit: string
  type: string
  sort: number
  axis: boolean
  filterable: boolean
  inTable: boolean
}
type ValueRow = {
  id: number
  attributeId: number
  label: string
  num: number | null
  sort: number
}

const attributeRows: AttributeRow[] = []
const valueRows: ValueRow[] = []
/** Id of the first value of each attribute, by leaf and attribute name. */
const firstIds = new Map<Leaf, Map<string, number>>()

for (const { category, leaf } of placedLeaves) {
  const firsts = new Map<string, number>()
  firstIds.set(leaf, firsts)
  leaf.attributes.forEach((attribute, sort) => {
    const id = attributeRows.length + 1
    const axis = attribute.role === 'axis'
    attributeRows.push({
      id,
      categoryId: category.id,
      name: attribute.name,
      unit: attribute.unit,
      type: attribute.type,
      sort,
      axis,
      filterable: attribute.values.length > 1,
      inTable: axis || attribute.derivation?.ofAxis === true,
    })
    firsts.set(attribute.name, valueRows.length + 1)
    attribute.values.forEach(({ label, num }, index) => {
      valueRows.push({ id: valueRows.length + 1, attributeId: id, label, num, sort: index })
    })
  })
}

/** Rows of `attributes` and `attribute_values`: the same whatever number of SKUs is asked for. */
export const attributeTables = { attributes: attributeRows, values: valueRows }

/** Value ids of a choice, in the leaf's attribute order, axes before what follows from them. */
export function valueIdsOf(leaf: Leaf, choice: Choice): number[] {
  const firsts = firstIds.get(leaf)
  return Object.entries(choice).map(([name, index]) => (firsts?.get(name) ?? 0) + index)
}
