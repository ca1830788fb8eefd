import { placedLeaves } from '@/catalogue/data/leaves'
import { once } from '@/catalogue/data/once'
import type { Leaf } from '@/catalogue/reader/types'
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

type Numbering = {
  attributes: AttributeRow[]
  values: ValueRow[]
  /** Id of the first value of each attribute, by leaf and attribute name. */
  firstIds: Map<Leaf, Map<string, number>>
}

/** Attributes and values are numbered in tree order, independent of the number of SKUs. */
const numbering = once((): Numbering => {
  const attributes: AttributeRow[] = []
  const values: ValueRow[] = []
  const firstIds = new Map<Leaf, Map<string, number>>()
  for (const { category, leaf } of placedLeaves()) {
    const firsts = new Map<string, number>()
    firstIds.set(leaf, firsts)
    leaf.attributes.forEach((attribute, sort) => {
      const id = attributes.length + 1
      const axis = attribute.role === 'axis'
      attributes.push({
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
      firsts.set(attribute.name, values.length + 1)
      attribute.values.forEach(({ label, num }, index) => {
        values.push({ id: values.length + 1, attributeId: id, label, num, sort: index })
      })
    })
  }
  return { attributes, values, firstIds }
})

/** Rows of `attributes` and `attribute_values`. */
export function attributeTables(): Omit<Numbering, 'firstIds'> {
  const { attributes, values } = numbering()
  return { attributes, values }
}

/** Value ids of a choice, in the leaf's attribute order, axes before their derived attributes. */
export function valueIdsOf(leaf: Leaf, choice: Choice): number[] {
  const firsts = numbering().firstIds.get(leaf)
  return Object.entries(choice).map(([name, index]) => (firsts?.get(name) ?? 0) + index)
}
