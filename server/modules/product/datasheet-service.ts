import { drawingSvg } from '@/catalogue/port'
import { chinaDate } from '@/contract/china-clock'
import { formatQuantity } from '@/contract/product/quantity-rules'
import { routes } from '@/contract/routes'
import { SITE } from '@/contract/site/company-rules'
import type { Db } from '@/server/kernel/db/client'
import { HttpError } from '@/server/kernel/http/http-error'
import { createPrinter } from '@/server/kernel/pdf/printer'
import type { Catalog, CatalogMetadata } from '@/server/modules/catalog/metadata'
import { type Goods, goodsOfSku } from './related-repository'
import { STANDARD_ATTRIBUTE, withEqualStandards } from './standard-names'

/** All content of a data sheet; the worker does the layout. */
type Sheet = {
  mall: string
  tagline: string
  phone: string
  kind: string
  /** Item number of the SKU. */
  no: string
  date: string
  title: string
  /** The drawing, SVG. */
  svg: string
  facts: [name: string, value: string][]
  rows: [name: string, value: string][]
  /** A standard, and its equivalents. */
  standards: [name: string, same: string][]
  notes: string[]
}

const WORKER = 'server/modules/product/datasheet-worker.mjs'

function attributeRows(catalog: CatalogMetadata, { product, sku }: Goods): Sheet['rows'] {
  const has = new Set([...sku.axisValues, ...product.fixedValues])
  return (catalog.attributes.get(product.categoryId) ?? []).flatMap(({ name, unit, values }) => {
    const value = values.find(({ id }) => has.has(id))
    return value && name !== STANDARD_ATTRIBUTE
      ? [[name, unit ? `${value.label} ${unit}` : value.label]]
      : []
  })
}

function standardRows(names: readonly string[]): Sheet['standards'] {
  return withEqualStandards(names).map(({ name, same }) => [
    name,
    same.length > 0 ? `对应 ${same.join('、')}` : '',
  ])
}

function termRows({ product, sku }: Goods): Sheet['rows'] {
  const rows: Sheet['rows'] = [
    ['单重', sku.weightG > 0 ? `${sku.weightG} g` : ''],
    ['产地', product.origin],
    ['质保', product.warranty],
  ]
  return rows.filter(([, value]) => value !== '')
}

function factRows(catalog: CatalogMetadata, { product, sku }: Goods): Sheet['facts'] {
  const brand = catalog.brands.get(product.brandId)
  const pack =
    sku.packQty > 1
      ? `${formatQuantity(sku.packQty, sku.unit)}/${sku.packUnit}`
      : `按${sku.unit}销售`
  const rows: Sheet['facts'] = [
    ['商品编号', sku.itemNo],
    ['型号', sku.model],
    ['规格', sku.spec],
    ['品牌', brand ? `${brand.name} ${brand.latin}`.trim() : ''],
    ['分类', catalog.categories.get(product.categoryId)?.name ?? ''],
    ['计量单位', sku.unit],
    ['包装', pack],
    [
      '起订量',
      `${formatQuantity(sku.moq, sku.unit)}${sku.step > 1 ? `，按 ${formatQuantity(sku.step, sku.unit)}递增` : ''}`,
    ],
    ['店铺', catalog.shops.get(product.shopId)?.name ?? ''],
  ]
  return rows.filter(([, value]) => value !== '')
}

type Deps = { db: Db; catalog: Catalog; now: () => number }

/** The data sheet of a SKU, a one-page PDF; throws NOT_FOUND for an unknown one. */
export function createDatasheet({ db, catalog: catalogOf, now }: Deps) {
  const print = createPrinter<Sheet>(WORKER)
  return async (skuId: number) => {
    const [catalog, goods] = await Promise.all([catalogOf(), goodsOfSku(db, skuId)])
    if (!goods) throw new HttpError('NOT_FOUND', '商品规格不存在')
    const { product, sku } = goods
    const pdf = await print({
      mall: SITE.name,
      tagline: SITE.tagline,
      phone: SITE.phone,
      kind: '产品数据表',
      no: sku.itemNo,
      date: chinaDate(now()),
      title: `${product.title} ${sku.spec}`,
      svg: drawingSvg(product.drawing, Object.fromEntries(new URLSearchParams(sku.dims))) ?? '',
      facts: factRows(catalog, goods),
      rows: [...attributeRows(catalog, goods), ...termRows(goods)],
      standards: standardRows(product.standards),
      notes: [
        '本表数据取自商品目录，图样按本规格尺寸绘制；如有更新，以商品页面为准。',
        `商品页面：${SITE.name} ${routes.product(product.id, sku.id)}`,
      ],
    })
    return { pdf, fileName: `${sku.itemNo}.pdf` }
  }
}
