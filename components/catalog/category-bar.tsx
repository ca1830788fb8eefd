import { useRouter } from 'next/router'
import { MallLink } from '@/components/ui/mall-link'
import { routes } from '@/contract/routes'
import { useCategories } from '@/hooks/catalog/use-categories'
import s from './category-bar.module.css'
import { MegaMenu } from './mega-menu'

/** 全部商品分类, the top categories and the halls; the home page shows the menu expanded. */
export function CategoryBar() {
  const isHome = useRouter().pathname === '/'
  const { categories } = useCategories(isHome ? 2 : 1)
  return (
    <div className={s.root}>
      <div className={s.inner}>
        <MegaMenu isPinned={isHome} tops={categories} />
        <nav className={s.tops} aria-label="主要分类">
          {categories.map(({ id, name }) => (
            <MallLink key={id} href={routes.category(id)}>
              {name}
            </MallLink>
          ))}
        </nav>
        <nav className={s.listings} aria-label="品牌与店铺">
          <MallLink href={routes.quickOrder()}>快速下单</MallLink>
          <MallLink href={routes.brands()}>品牌馆</MallLink>
          <MallLink href={routes.shops()}>店铺</MallLink>
        </nav>
      </div>
    </div>
  )
}
