import { Icon } from '@/components/ui/icon'
import { dxfUrl } from '@/contract/product/dxf-rules'
import type { ProductDetail } from '@/contract/product/product-calls'
import type { Sku } from '@/contract/product/sku-columns-calls'
import { routes } from '@/contract/routes'
import s from './downloads.module.css'
import { Section } from './section'

type DownloadsProps = { product: ProductDetail; sku: Sku }

type FileProps = { href: string; name: string; of: string; saveAs?: string }

/** The ending of what is saved says its kind; without one it is a PDF that opens in a tab. */
function File({ href, name, of, saveAs }: FileProps) {
  return (
    <li>
      <a href={href} className={s.file} download={saveAs} target={saveAs ? undefined : '_blank'}>
        <Icon name="download" />
        <span>
          {name} <span className={s.kind}>{saveAs?.slice(-3).toUpperCase() ?? 'PDF'}</span>
        </span>
        <span className={s.of}>{of}</span>
      </a>
    </li>
  )
}

/** 资料下载: data sheet and drawings of the selected SKU, and the equivalents of its standards. */
export function Downloads({ product, sku }: DownloadsProps) {
  const { itemNo, spec, image, skuId } = sku
  const dxf = dxfUrl(image)
  return (
    <Section id="downloads" title="资料下载">
      <ul className={s.files}>
        <File href={routes.datasheet(skuId)} name="产品数据表" of={itemNo} />
        {image ? <File href={image} name="产品图样" of={spec} saveAs={`${itemNo}.svg`} /> : null}
        {dxf ? <File href={dxf} name="1:1 图样" of={spec} saveAs={`${itemNo}.dxf`} /> : null}
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
