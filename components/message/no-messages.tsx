import { ButtonLink } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import type { MessageState } from '@/contract/message/message-address'
import { routes } from '@/contract/routes'

type NoMessagesProps = { state: MessageState }

/** Empty state of a filtered list, with links to other lists. */
export function NoMessages({ state }: NoMessagesProps) {
  const { category, unread, page } = state
  if (page > 1) {
    return (
      <EmptyState icon="list" title="这一页没有消息">
        <ButtonLink variant="primary" href={routes.messages({ category, unread })}>
          回到第一页
        </ButtonLink>
      </EmptyState>
    )
  }
  if (unread || category !== null) {
    return (
      <EmptyState icon="list" title={unread ? '没有未读消息' : '该分类下还没有消息'}>
        <ButtonLink variant="primary" href={routes.messages()}>
          查看全部消息
        </ButtonLink>
      </EmptyState>
    )
  }
  return (
    <EmptyState
      icon="list"
      title="还没有消息"
      text="订单、物流、售后的进展和平台公告会出现在这里。"
    >
      <ButtonLink variant="primary" href={routes.search({})}>
        浏览全部商品
      </ButtonLink>
      <ButtonLink href={routes.home()}>返回首页</ButtonLink>
    </EmptyState>
  )
}
