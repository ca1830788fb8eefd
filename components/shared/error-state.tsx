import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import s from './state-box.module.css'

type ErrorStateProps = { message: string; onRetry: () => void }

/** What failed and the way to try again, in the place of the content. */
export function ErrorState({ message, onRetry }: ErrorStateProps) {
  return (
    <div className={`${s.root} ${s.error}`} role="alert">
      <span className={s.icon}>
        <Icon name="warn" size={40} />
      </span>
      <p className={s.title}>内容没有加载成功</p>
      <p className={s.text}>{message}</p>
      <div className={s.actions}>
        <Button look="primary" onClick={onRetry}>
          重试
        </Button>
      </div>
    </div>
  )
}
