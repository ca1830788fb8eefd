import { Breadcrumb } from '@/components/shared/breadcrumb'
import { EmptyState } from '@/components/shared/empty-state'
import { ErrorState } from '@/components/shared/error-state'
import { MissingPage } from '@/components/shared/missing-page'
import { MomentText } from '@/components/shared/moment-text'
import { SkeletonList } from '@/components/shared/skeleton'
import { ButtonLink } from '@/components/ui/button'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import { routes } from '@/contract/routes'
import type { OutboxMessage } from '@/contract/sms'
import { useSmsOutbox } from '@/hooks/use-sms-outbox'
import s from './outbox-view.module.css'

const TITLE = '短信收件箱（演示）'

function Messages({ messages }: { messages: readonly OutboxMessage[] }) {
  if (messages.length === 0) {
    return (
      <EmptyState title="还没有短信" text="在注册、登录或找回密码时获取验证码，短信会出现在这里。">
        <ButtonLink href={routes.home()}>返回首页</ButtonLink>
      </EmptyState>
    )
  }
  return (
    <ol className={s.list} aria-label="短信，最新的在前" aria-live="polite">
      {messages.map(({ id, phone, text, createdAt }) => (
        <li key={id} className={s.row}>
          <p className={s.head}>
            <span>发往 {phone}</span>
            <MomentText value={createdAt} />
          </p>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  )
}

/** What the demo would have sent: nobody could register otherwise. */
export function OutboxView() {
  const { messages, error, isMissing, retry } = useSmsOutbox()
  if (isMissing) {
    return (
      <MissingPage title="页面不存在" text="本商城通过短信服务商发送短信，没有演示收件箱。">
        <ButtonLink look="primary" href={routes.home()}>
          返回首页
        </ButtonLink>
      </MissingPage>
    )
  }
  return (
    <>
      <Breadcrumb path={[]} last={TITLE} />
      <h1 className={s.title}>{TITLE}</h1>
      <p className={s.note}>
        演示商城不发送真实短信。下面是本应发出的短信，任何人都能看到，每 3
        秒自动刷新；手机号中间四位已隐去。
      </p>
      {error && !messages ? <ErrorState message={error.message} onRetry={retry} /> : null}
      {messages ? <Messages messages={messages} /> : null}
      {messages || error ? null : (
        <div role="status">
          <VisuallyHidden>正在加载</VisuallyHidden>
          <SkeletonList count={4} height="70px" className={s.list} />
        </div>
      )}
    </>
  )
}
