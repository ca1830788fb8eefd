import { NoticeActions, NoticePage } from '@/components/ui/notice-page'
import { routes } from '@/contract/routes'
import { TEXT } from '@/contract/texts'
import s from './error-page.module.css'

/**
 * Fallback of a render crash (spec §8); plain markup, because the rest may be broken, and no
 * drawing: every page carries it.
 */
export function CrashView() {
  return (
    <main>
      <NoticePage title={TEXT.crashTitle}>
        <p>{TEXT.crashAdvice}</p>
        <NoticeActions>
          <a className={`${s.action} ${s.first}`} href={routes.home()}>
            返回首页
          </a>
          <button type="button" className={s.action} onClick={() => window.location.reload()}>
            重新加载
          </button>
        </NoticeActions>
      </NoticePage>
    </main>
  )
}
