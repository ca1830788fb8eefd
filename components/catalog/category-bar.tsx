import { MallLink } from '@/components/ui/mall-link'
import { routes } from '@/contract/routes'
import { useCategories } from '@/hooks/catalog/use-categories'
import s from './category-bar.module.css'
import { MegaMenu } from './mega-menu'

const MENU_BUTTON_ID = 'categories-menu'

/** Opens the menu of all categories, as a press of its button does. */
function openMenu() {
  const button = document.getElementById(MENU_BUTTON_ID)
  button?.focus()
  button?.click()
}

/** 全部商品分类, as many top categories as fit, and the halls. */
export function CategoryBar() {
  const { categories } = useCategories(1)
  return (
    <div className={s.root}>
      <div className={s.inner}>
        <MegaMenu tops={categories} buttonId={MENU_BUTTON_ID} />
        <nav className={s.tops} aria-label="主要分类">
          {categories.map(({ id, name }) => (
            <MallLink key={id} href={routes.category(id)}>
              {name}
            </MallLink>
          ))}
        </nav>
        <button type="button" className={s.more} onClick={openMenu}>
          更多
        </button>
        <nav className={s.listings} aria-label="品牌与店铺">
          <MallLink href={routes.quickOrder()}>快速下单</MallLink>
          <MallLink href={routes.brands()}>品牌馆</MallLink>
          <MallLink href={routes.shops()}>店铺</MallLink>
        </nav>
      </div>
    </div>
  )
}
