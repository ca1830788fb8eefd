import { brands } from './data/brands'
import { hotWords } from './data/hot-words'
import { placedLeaves } from './data/leaves'
import { regions } from './data/regions'
import { shops } from './data/shops'
import { type Branch, middleCategories, topCategories } from './data/tree'
import { warehouses } from './data/warehouses'

const NO_NAMES: string[] = []

function branchRow({ id, name }: Branch, level: 1 | 2) {
  return {
    id,
    parentId: level === 1 ? null : Math.floor(id / 100),
    level,
    name,
    sort: id,
    synonyms: NO_NAMES,
    drawing: null,
    productCount: 0,
  }
}

/** Categories of all three levels; a branch has no drawing and no synonyms. */
export const categoryRows = [
  ...topCategories.map((branch) => branchRow(branch, 1)),
  ...middleCategories.map((branch) => branchRow(branch, 2)),
  ...placedLeaves.map(({ category, leaf }) => ({
    id: category.id,
    parentId: category.l2.id,
    level: 3,
    name: category.name,
    sort: category.id,
    synonyms: leaf.synonyms,
    drawing: leaf.drawing,
    productCount: 0,
  })),
]

/** Brands as the table holds them. */
export const brandRows = brands.map(({ id, name, latin, field, story }) => ({
  id,
  name,
  latin,
  initial: latin.charAt(0),
  field,
  country: '中国',
  story,
}))

/** Shops as the table holds them. */
export const shopRows = shops.map(({ level: _level, warehouses: _warehouses, ...shop }) => ({
  ...shop,
  open: true,
}))

/** Rows that are stored as they are written. */
export const regionRows = regions
export const warehouseRows = warehouses
export const hotWordRows = hotWords
