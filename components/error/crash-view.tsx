import { routes } from '@/contract/routes'
import { TEXT } from '@/contract/texts'
import s from './error-page.module.css'
import { NutDrawing } from './nut-drawing'

/** Fallback of a render crash (spec §8); plain markup, because the rest may be broken. */
export function CrashView() {
  return (
    <main className={s.root}>
      <div className={s.drawing}>
        <NutDrawing note="?" />
      </div>
      <h1 className={s.title}>{TEXT.crashTitle}</h1>
      <p className={s.text}>{TEXT.crashAdvice}</p>
      <div className={s.actions}>
        <a className={`${s.action} ${s.first}`} href={routes.home()}>
          返回首页
        </a>
        <button type="button" className={s.action} onClick={() => window.location.reload()}>
          重新加载
        </button>
      </div>
    </main>
  )
}
