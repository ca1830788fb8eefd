import { ButtonLink } from '@/components/ui/button'
import { SectionEmpty } from '@/components/ui/section-empty'
import type { MessageState } from '@/contract/message/message-address'
import { messageAddress } from '@/contract/message/message-address'
import { routes } from '@/contract/routes'

type Nothing = { text: string; way: string; href: string }

/** What is said of an empty list, with the way to another one. */
function nothingOf({ category, unread, page }: MessageState): Nothing {
  if (page > 1) {
    return {
      text: '这一页没有消息',
      way: '回到第一页',
      href: routes.messages(messageAddress.write({ category, unread })),
    }
  }
  if (unread || category !== null) {
    const text = unread ? '没有未读消息' : '该分类下还没有消息'
    return { text, way: '查看全部消息', href: routes.messages() }
  }
  return {
    text: '还没有消息。订单、物流、售后的进展和平台公告会出现在这里。',
    way: '浏览全部商品',
    href: routes.search({}),
  }
}

/** Empty state of a filtered list. */
export function NoMessages({ state }: { state: MessageState }) {
  const { text, way, href } = nothingOf(state)
  return (
    <SectionEmpty isAlone icon="chat" text={text}>
      <ButtonLink variant="primary" href={href}>
        {way}
      </ButtonLink>
    </SectionEmpty>
  )
}
