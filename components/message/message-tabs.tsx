import { badgeText } from '@/components/ui/badge-text'
import { CheckMark } from '@/components/ui/check-mark'
import { MallLink } from '@/components/ui/mall-link'
import { useCurrentInSight } from '@/components/ui/use-current-in-sight'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import type { MessageState } from '@/contract/message/message-address'
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
  const strip = useCurrentInSight(`${state.category}`)
  return (
    <div className={s.root}>
      <nav ref={strip} className={s.tabs} aria-label="消息分类">
        {TABS.map(({ category, title }) => {
          const isOn = state.category === category
          const unread = unreadOf(messages, category)
          return (
            <MallLink
              key={title}
              href={routes.messages({ category, unread: state.unread })}
              isInPlace
              className={isOn ? `${s.tab} ${s.current}` : s.tab}
              aria-current={isOn ? 'page' : undefined}
            >
              {title}
              <span className={s.count}>
                {unread > 0 ? (
                  <>
                    {badgeText(unread)}
                    <VisuallyHidden>条未读</VisuallyHidden>
                  </>
                ) : null}
              </span>
            </MallLink>
          )
        })}
      </nav>
      <MallLink
        href={routes.messages({ category: state.category, unread: !state.unread })}
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
