import {
  type Branch,
  brands,
  hotWords,
  middleCategories,
  placedLeaves,
  regions,
  shops,
  topCategories,
  warehouses,
} from '@/catalogue/port'

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

/** Categories of all three levels; upper levels have no drawing and no synonyms. */
export const categoryRows = () => [
  ...topCategories().map((branch) => branchRow(branch, 1)),
  ...middleCategories().map((branch) => branchRow(branch, 2)),
  ...placedLeaves().map(({ category, leaf }) => ({
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

/** Brands as table rows. */
export const brandRows = () =>
  brands().map(({ id, name, latin, field, story }) => ({
    id,
    name,
    latin,
    initial: latin.charAt(0),
    field,
    country: '中国',
    story,
  }))

/** Shops as table rows. */
export const shopRows = () =>
  shops().map(({ level: _level, warehouses: _warehouses, ...shop }) => ({ ...shop, open: true }))

/** Data stored unchanged. */
export const regionRows = () => regions
export const warehouseRows = () => warehouses()
export const hotWordRows = () => hotWords
