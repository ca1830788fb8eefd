import { useEffect, useRef } from 'react'
import { ErrorState } from '@/components/shared/error-state'
import { MomentText } from '@/components/shared/moment-text'
import { Skeleton } from '@/components/shared/skeleton'
import { ButtonLink } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { MallLink } from '@/components/ui/mall-link'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import type { MessageState } from '@/contract/message-state'
import { routes } from '@/contract/routes'
import type { MessageDetail } from '@/contract/system-message'
import { useMessageDetail } from '@/hooks/use-messages'
import s from './message-panel.module.css'

type OpenMessageProps = { message: MessageDetail }

/** Takes the focus when it opens: on phones it stands below the list, out of sight. */
function OpenMessage({ message }: OpenMessageProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <article>
      <h2 ref={heading} className={s.title} tabIndex={-1}>
        {message.title}
      </h2>
      <p className={s.time}>
        <MomentText value={message.createdAt} />
      </p>
      <p className={s.content}>{message.content}</p>
      {message.link ? (
        <ButtonLink look="primary" href={message.link}>
          前往查看
        </ButtonLink>
      ) : null}
    </article>
  )
}

function PanelSkeleton() {
  return (
    <div className={s.skeleton} role="status">
      <VisuallyHidden>正在加载</VisuallyHidden>
      <Skeleton height="24px" width="70%" />
      <Skeleton height="16px" width="30%" />
      <Skeleton height="120px" />
    </div>
  )
}

type MessagePanelProps = { id: string; state: MessageState }

/** The open message. */
export function MessagePanel({ id, state }: MessagePanelProps) {
  const { message, error, retry } = useMessageDetail(id)
  return (
    <section className={s.root} aria-label="消息内容">
      <MallLink
        href={routes.messages({ ...state, id: null })}
        isInPlace
        className={s.close}
        aria-label="关闭消息"
      >
        <Icon name="close" />
      </MallLink>
      {error && !message ? <ErrorState message={error.message} onRetry={retry} /> : null}
      {!error && !message ? <PanelSkeleton /> : null}
      {message ? <OpenMessage message={message} /> : null}
    </section>
  )
}
