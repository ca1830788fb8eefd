import { mkdirSync, writeFileSync } from 'node:fs'
import {
  DEFAULT_SKUS,
  type GeneratedProduct,
  generateProducts,
  placedLeaves,
} from '@/catalogue/port'

const WIDTH = 230
const HEIGHT = 130
const STYLE =
  'body{margin:8px;display:grid;grid-template-columns:repeat(6,1fr);gap:6px;font:11px sans-serif}figure{margin:0;border:1px solid #ddd}svg{width:100%}path{fill:none;stroke:#069;stroke-opacity:.35}'

/** Prices of a product's sizes from its smallest to its largest, on a scale of powers of ten. */
function curve({ skus }: GeneratedProduct, [low, high]: readonly [number, number]): string {
  const span = Math.log(high / low) || 1
  const points = skus.map(({ price }, i) => {
    const x = skus.length > 1 ? (i / (skus.length - 1)) * WIDTH : WIDTH / 2
    return `${x.toFixed(1)} ${(HEIGHT - (Math.log(price / low) / span) * HEIGHT).toFixed(1)}`
  })
  return `<path d="M${points.join('L')}"/>`
}

function chart(leaf: string, products: readonly GeneratedProduct[]): string {
  const prices = products.flatMap(({ skus }) => skus.map(({ price }) => price))
  const range = [Math.min(...prices), Math.max(...prices)] as const
  const [low, high] = range.map((price) => `¥${price / 10_000}`)
  const curves = products.map((product) => curve(product, range)).join('')
  return `<figure><svg viewBox="-4 -4 ${WIDTH + 8} ${HEIGHT + 8}">${curves}</svg><figcaption>${leaf} ${low}–${high}</figcaption></figure>`
}

/** Writes a page with the prices of every leaf, a line for each product, into a folder. */
export function priceCurves(folder: string) {
  mkdirSync(folder, { recursive: true })
  const products = [...generateProducts({ skus: DEFAULT_SKUS, seed: 1 })]
  const charts = placedLeaves().map(({ category: { id, name } }) =>
    chart(
      name,
      products.filter(({ categoryId }) => categoryId === id),
    ),
  )
  writeFileSync(
    `${folder}/prices.html`,
    `<meta charset="utf-8"><style>${STYLE}</style>${charts.join('')}`,
  )
}
