import { useEffect, useRef } from 'react'
import { ButtonLink } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { MallLink } from '@/components/ui/mall-link'
import { Resource } from '@/components/ui/resource'
import { Skeleton } from '@/components/ui/skeleton'
import surface from '@/components/ui/surface.module.css'
import { TimestampText } from '@/components/ui/timestamp-text'
import { Waiting } from '@/components/ui/waiting'
import type { MessageState } from '@/contract/message/message-address'
import { messageAddress } from '@/contract/message/message-address'
import type { MessageDetail } from '@/contract/message/message-calls'
import { routes } from '@/contract/routes'
import { useMessageDetail } from '@/hooks/message/use-messages'
import s from './message-panel.module.css'

type OpenMessageProps = { message: MessageDetail }

/** Takes the focus when it opens: on phones it is below the list, out of view. */
function OpenMessage({ message }: OpenMessageProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <article>
      <h2 ref={heading} className={s.title} tabIndex={-1}>
        {message.title}
      </h2>
      <p className={s.time}>
        <TimestampText value={message.createdAt} />
      </p>
      <p className={s.content}>{message.content}</p>
      {message.link ? (
        <ButtonLink variant="primary" href={message.link}>
          前往查看
        </ButtonLink>
      ) : null}
    </article>
  )
}

function PanelSkeleton() {
  return (
    <Waiting className={surface.stack}>
      <Skeleton height="24px" width="70%" />
      <Skeleton height="16px" width="30%" />
      <Skeleton height="120px" />
    </Waiting>
  )
}

type MessagePanelProps = { id: string; state: MessageState }

/** The open message. */
export function MessagePanel({ id, state }: MessagePanelProps) {
  const { message, ...requested } = useMessageDetail(id)
  return (
    <section className={s.root} aria-label="消息内容">
      <MallLink
        href={routes.messages(messageAddress.write({ ...state, id: null }))}
        isInPlace
        className={s.close}
        aria-label="关闭消息"
      >
        <Icon name="close" />
      </MallLink>
      <Resource data={message} {...requested} skeleton={<PanelSkeleton />}>
        {(open) => <OpenMessage message={open} />}
      </Resource>
    </section>
  )
}
