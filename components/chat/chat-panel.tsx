import { type KeyboardEvent, useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { ErrorState } from '@/components/ui/error-state'
import { Icon } from '@/components/ui/icon'
import { isComposing } from '@/components/ui/is-composing'
import { SkeletonList } from '@/components/ui/skeleton'
import surface from '@/components/ui/surface.module.css'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import { SITE } from '@/contract/site/company-rules'
import { useChat } from '@/hooks/chat/use-chat'
import s from './chat.module.css'
import { ChatComposer } from './chat-composer'
import { ChatLine } from './chat-line'

type ChatPanelProps = {
  /** Shown as the fallback for a provider that could not be reached. */
  isInstead: boolean
  onClose: () => void
}
type LogProps = { chat: ReturnType<typeof useChat> }

const QUICK = ['退款多久到账？', '运费怎么算？', '怎样开发票？', '缺货能预订吗？']

function Greeting({ chat: { say, isPending } }: LogProps) {
  return (
    <div className={s.greeting}>
      <p>您好，请写下问题，帮助中心会先回答；没有答案时可以给工作人员留言。</p>
      <p className={s.quick}>
        {QUICK.map((text) => (
          <Button
            key={text}
            size="s"
            disabled={isPending}
            onClick={() => void say({ text }, false)}
          >
            {text}
          </Button>
        ))}
      </p>
    </div>
  )
}

function Log({ chat }: LogProps) {
  const { thread, isLoading, error, retry } = chat
  const log = useRef<HTMLDivElement>(null)
  const count = thread?.entries.length ?? 0
  useEffect(() => {
    if (log.current && count > 0) log.current.scrollTop = log.current.scrollHeight
  }, [count])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <div ref={log} className={s.log} role="log" aria-label="会话内容" tabIndex={0}>
      {error && !thread ? <ErrorState error={error} onRetry={retry} /> : null}
      {isLoading ? (
        <>
          <VisuallyHidden>正在加载</VisuallyHidden>
          <SkeletonList count={3} height="56px" className={surface.stack} />
        </>
      ) : null}
      {count === 0 && !isLoading && !error ? <Greeting chat={chat} /> : null}
      {thread?.entries.map((entry) => (
        <ChatLine key={entry.id} entry={entry} />
      ))}
    </div>
  )
}

/** Customer service panel beside the page: thread and composer. */
export function ChatPanel({ isInstead, onClose }: ChatPanelProps) {
  const chat = useChat()
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isComposing(event)) return
    event.stopPropagation()
    onClose()
  }
  return (
    <dialog open className={s.root} aria-label="平台客服" onKeyDown={handleKey}>
      <header className={s.head}>
        <h2 className={s.title}>平台客服</h2>
        <span className={s.hours}>{SITE.hours}</span>
        <button type="button" className={s.close} aria-label="关闭客服" onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      {isInstead ? (
        <p className={s.instead} role="status">
          在线客服暂时无法打开，已切换到本站客服。
        </p>
      ) : null}
      <Log chat={chat} />
      <ChatComposer chat={chat} />
    </dialog>
  )
}
