import { ProductImage } from '@/components/product/shared/product-image'
import { Icon } from '@/components/ui/icon'
import { MallLink } from '@/components/ui/mall-link'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import { routes } from '@/contract/routes'
import s from './category-wall.module.css'

export type WallCategory = {
  id: number
  name: string
  image: string
  below: { id: number; name: string; href: string }[]
}
type CategoryWallProps = {
  categories: WallCategory[]
  onWarm?: (categoryId: number) => () => void
}

/** The other ways into the assortment: with thirteen categories they fill the rows. */
const HALLS = [
  { name: '全部商品', text: '按规格筛选', href: routes.search({}) },
  { name: '品牌馆', text: '按品牌找', href: routes.brands() },
  { name: '店铺', text: '按供应商找', href: routes.shops() },
]

/** The top categories, pictured, each with what lies below it. */
export function CategoryWall({ categories, onWarm }: CategoryWallProps) {
  return (
    <section aria-labelledby="categories">
      <h2 id="categories">
        <VisuallyHidden>商品分类</VisuallyHidden>
      </h2>
      <ul className={s.list}>
        {categories.map(({ id, name, image, below }) => (
          <li key={id} className={s.cell}>
            <MallLink href={routes.category(id)} className={s.top} onWarm={onWarm?.(id)}>
              <ProductImage src={image} alt="" width={72} />
              <span className={s.name}>{name}</span>
            </MallLink>
            <span className={s.below}>
              {below.map((leaf) => (
                <MallLink key={leaf.id} href={leaf.href}>
                  {leaf.name}
                </MallLink>
              ))}
            </span>
          </li>
        ))}
        {HALLS.map(({ name, text, href }) => (
          <li key={name} className={s.cell}>
            <MallLink href={href} className={s.hall}>
              <span className={s.name}>{name}</span>
              <span className={s.go}>
                {text}
                <Icon name="right" size={12} />
              </span>
            </MallLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
