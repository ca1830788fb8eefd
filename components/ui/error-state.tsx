import dynamic from 'next/dynamic'
import { late } from '@/components/ui/late'
import { Button } from './button'
import { Icon } from './icon'
import s from './state-box.module.css'

/** Only a mall on another's API lacks a call. */
const NotConnected = dynamic(async () => (await import('./not-connected')).NotConnected, {
  loading: late(),
})

/** The part of a call's error that is shown: its words, or which call is missing. */
export type ShownError = { message: string; kind?: string; endpoint?: string }

type ErrorStateProps = { error: ShownError; onRetry: () => void }

/** Error message with a retry button, in place of the content; no retry brings a missing call. */
export function ErrorState({ error, onRetry }: ErrorStateProps) {
  if (error.kind === 'missing') return <NotConnected call={error.endpoint ?? ''} />
  return (
    <div className={`${s.root} ${s.error}`} role="alert">
      <span className={s.icon}>
        <Icon name="warn" size={40} />
      </span>
      <p className={s.title}>内容没有加载成功</p>
      <p className={s.text}>{error.message}</p>
      <div className={s.actions}>
        <Button variant="primary" onClick={onRetry}>
          重试
        </Button>
      </div>
    </div>
  )
}
