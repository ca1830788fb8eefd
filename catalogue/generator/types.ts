/** Quantity discount: the price per piece from this quantity on. */
export type PriceTier = { minQty: number; price: number }

/** A row of `stocks`. */
export type Stock = { skuId: number; warehouseId: number; onHand: number; locked: number }

/** A row of `skus`, with its stock rows. */
export type GeneratedSku = {
  id: number
  productId: number
  categoryId: number
  itemNo: string
  model: string
  modelKey: string
  oldNos: string[]
  spec: string
  axisValues: number[]
  values: number[]
  price: number
  marketPrice: number
  tiers: PriceTier[]
  unit: string
  packQty: number
  packUnit: string
  moq: number
  step: number
  maxPerOrder: number
  weightG: number
  leadDays: number
  stock: number
  status: number
  dims: string
  sort: number
  stocks: Stock[]
}

/** A row of `comments`. */
export type GeneratedComment = {
  id: string
  productId: number
  skuId: number
  spec: string
  author: string
  score: number
  shopScore: number
  logisticsScore: number
  content: string
  tags: string[]
  status: number
  reply: string | null
  append: string | null
  createdAt: string
}

/** A row of `products` without its lexemes, with its SKUs, comments and the lexemes' sources. */
export type GeneratedProduct = {
  id: number
  categoryId: number
  brandId: number
  shopId: number
  title: string
  subtitle: string
  drawing: string
  fixedValues: number[]
  allValues: number[]
  standards: string[]
  origin: string
  warranty: string
  detail: string
  saleAreas: string[]
  status: number
  sales: number
  commentCount: number
  score: number
  priceMin: number
  priceMax: number
  inStock: boolean
  leadDays: number
  skuCount: number
  defaultSkuId: number
  createdAt: string
  /** Labels of all its values and its SKUs' values. */
  labels: string[]
  skus: GeneratedSku[]
  comments: GeneratedComment[]
}

/** Chosen value of every attribute by attribute name: the index into its values. */
export type Choice = Record<string, number>
