import { CheckMark } from '@/components/ui/check-mark'
import { MallLink } from '@/components/ui/mall-link'
import { TabBar } from '@/components/ui/tab-bar'
import type { MessageState } from '@/contract/message/message-address'
import { messageAddress } from '@/contract/message/message-address'
import type { MessageList } from '@/contract/message/message-calls'
import { MESSAGE_CATEGORIES } from '@/contract/message/message-category-rules'
import { routes } from '@/contract/routes'
import { unreadOf } from './message-selection'
import s from './message-tabs.module.css'

const TABS: { category: MessageState['category']; title: string }[] = [
  { category: null, title: '全部' },
  ...MESSAGE_CATEGORIES,
]

type MessageTabsProps = { state: MessageState; messages: MessageList | undefined }

/** Message categories with unread counts, and 只看未读. */
export function MessageTabs({ state, messages }: MessageTabsProps) {
  return (
    <div className={s.root}>
      <TabBar
        label="消息分类"
        unit="条未读"
        tabs={TABS.map(({ category, title }) => ({
          title,
          href: routes.messages(messageAddress.write({ category, unread: state.unread })),
          isCurrent: state.category === category,
          // No number where there is nothing to read.
          count: unreadOf(messages, category) || undefined,
        }))}
      />
      <MallLink
        href={routes.messages(
          messageAddress.write({ category: state.category, unread: !state.unread }),
        )}
        isInPlace
        className={s.only}
        aria-current={state.unread ? 'true' : undefined}
      >
        <CheckMark isOn={state.unread} />
        只看未读
      </MallLink>
    </div>
  )
}
