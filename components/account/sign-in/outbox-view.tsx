import { Breadcrumb } from '@/components/ui/breadcrumb'
import { ButtonLink } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { MissingPage } from '@/components/ui/missing-page'
import { Resource } from '@/components/ui/resource'
import { SkeletonList } from '@/components/ui/skeleton'
import surface from '@/components/ui/surface.module.css'
import { TimestampText } from '@/components/ui/timestamp-text'
import { Waiting } from '@/components/ui/waiting'
import type { OutboxMessage } from '@/contract/account/sms-calls'
import { routes } from '@/contract/routes'
import s from './outbox-view.module.css'
import { useSmsOutbox } from './use-sms-outbox'

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
    <ol className={surface.tightStack} aria-label="短信，最新的在前" aria-live="polite">
      {messages.map(({ id, phone, text, createdAt }) => (
        <li key={id} className={s.row}>
          <p className={s.head}>
            <span>发往 {phone}</span>
            <TimestampText value={createdAt} />
          </p>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  )
}

/** Outbox of the demo's SMS: without it nobody could register. */
export function OutboxView() {
  const { messages, isNotFound, ...requested } = useSmsOutbox()
  if (isNotFound) {
    return (
      <MissingPage title="页面不存在" text="本商城通过短信服务商发送短信，没有演示收件箱。">
        <ButtonLink variant="primary" href={routes.home()}>
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
      <Resource
        data={messages}
        {...requested}
        skeleton={
          <Waiting>
            <SkeletonList count={4} height="70px" className={surface.tightStack} />
          </Waiting>
        }
      >
        {(sent) => <Messages messages={sent} />}
      </Resource>
    </>
  )
}
