import { routes } from '@/contract/routes'
import s from './error-page.module.css'
import { NutDrawing } from './nut-drawing'

/** The address leads nowhere. */
export function NotFoundView() {
  return (
    <div className={s.root}>
      <div className={s.drawing}>
        <NutDrawing note="404" />
      </div>
      <h1 className={s.title}>没有找到您要的页面</h1>
      <p className={s.text}>地址可能有误，或页面已被移走。可以用上方搜索框查找商品。</p>
      <div className={s.actions}>
        <a className={`${s.action} ${s.first}`} href={routes.home()}>
          返回首页
        </a>
        <a className={s.action} href={routes.search({})}>
          浏览全部商品
        </a>
      </div>
    </div>
  )
}
