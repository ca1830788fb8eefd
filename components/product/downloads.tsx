import { Icon } from '@/components/ui/icon'
import type { ProductDetail } from '@/contract/product/product-calls'
import type { Sku } from '@/contract/product/sku-columns-calls'
import { routes } from '@/contract/routes'
import s from './downloads.module.css'
import { Section } from './section'

type DownloadsProps = { product: ProductDetail; sku: Sku }

/** 资料下载: data sheet and drawing of the selected SKU, and the equivalents of its standards. */
export function Downloads({ product, sku }: DownloadsProps) {
  return (
    <Section id="downloads" title="资料下载">
      <ul className={s.files}>
        <li>
          <a href={routes.datasheet(sku.skuId)} className={s.file} target="_blank" rel="noreferrer">
            <Icon name="download" />
            <span>
              产品数据表 <span className={s.kind}>PDF</span>
            </span>
            <span className={s.of}>{sku.itemNo}</span>
          </a>
        </li>
        {sku.image ? (
          <li>
            <a href={sku.image} className={s.file} download={`${sku.itemNo}.svg`}>
              <Icon name="download" />
              <span>
                产品图样 <span className={s.kind}>SVG</span>
              </span>
              <span className={s.of}>{sku.spec}</span>
            </a>
          </li>
        ) : null}
      </ul>
      {product.standards.length > 0 ? (
        <>
          <h3 className={s.sub}>执行标准</h3>
          <ul className={s.standards}>
            {product.standards.map(({ name, same }) => (
              <li key={name}>
                {name}
                {same.length > 0 ? (
                  <span className={s.same}>对应国际/国外标准：{same.join('、')}</span>
                ) : null}
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </Section>
  )
}
