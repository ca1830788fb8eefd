import { ProductImage } from '@/components/product/shared/product-image'
import { MallLink } from '@/components/ui/mall-link'
import type { HomePage } from '@/contract/catalog/home-calls'
import { routes } from '@/contract/routes'
import s from './offers.module.css'

type OffersProps = { banners: HomePage['banners'] }

/** What operators point to, each leading to a search; nothing when there is none. */
export function Offers({ banners }: OffersProps) {
  if (banners.length === 0) return null
  return (
    <section aria-label="推荐">
      <ul className={s.list}>
        {banners.map(({ title, text, keyword, image }) => (
          <li key={title}>
            <MallLink href={routes.search({ keyword })} className={s.offer}>
              <span className={s.words}>
                <span className={s.title}>{title}</span>
                <span className={s.text}>{text}</span>
              </span>
              {image ? <ProductImage src={image} alt="" width={96} /> : null}
            </MallLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
