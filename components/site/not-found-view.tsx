import { NoticeActions, NoticePage } from '@/components/ui/notice-page'
import { routes } from '@/contract/routes'
import s from './error-page.module.css'
import { NutDrawing } from './nut-drawing'

/** Not-found page (404). */
export function NotFoundView() {
  return (
    <NoticePage drawing={<NutDrawing note="404" />} title="没有找到您要的页面">
      <p>地址可能有误，或页面已被移走。可以用上方搜索框查找商品，或从下面的入口继续。</p>
      <NoticeActions>
        <a className={`${s.action} ${s.first}`} href={routes.home()}>
          返回首页
        </a>
        <a className={s.action} href={routes.search({})}>
          浏览全部商品
        </a>
        <a className={s.action} href={routes.brands()}>
          品牌馆
        </a>
        <a className={s.action} href={routes.help()}>
          帮助中心
        </a>
      </NoticeActions>
    </NoticePage>
  )
}
