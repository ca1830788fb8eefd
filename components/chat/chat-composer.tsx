import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import f from '@/components/ui/form.module.css'
import { isComposing } from '@/components/ui/is-composing'
import surface from '@/components/ui/surface.module.css'
import { CHAT_CONTACT_MAX, CHAT_TEXT_MAX } from '@/contract/chat/chat-calls'
import { useSession } from '@/hooks/account/use-session'
import type { useChat } from '@/hooks/chat/use-chat'
import s from './chat.module.css'
import { ChatAbout, type Subject } from './chat-about'

type ChatComposerProps = { chat: ReturnType<typeof useChat> }
type ModeProps = { isMessage: boolean; onChange: (isMessage: boolean) => void }

function Mode({ isMessage, onChange }: ModeProps) {
  return (
    <fieldset className={f.choices} aria-label="发给谁">
      <label className={f.check}>
        <input
          type="radio"
          name="chat-mode"
          checked={!isMessage}
          onChange={() => onChange(false)}
        />
        问帮助中心
      </label>
      <label className={f.check}>
        <input type="radio" name="chat-mode" checked={isMessage} onChange={() => onChange(true)} />
        给工作人员留言
      </label>
    </fieldset>
  )
}

type ContactProps = { contact: string; onChange: (contact: string) => void }

function Contact({ contact, onChange }: ContactProps) {
  return (
    <input
      className={f.input}
      value={contact}
      maxLength={CHAT_CONTACT_MAX}
      placeholder="手机或邮箱（选填）"
      aria-label="联系方式"
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

/** Whether the automatic help found no answer last: the next step is a person. */
function isUnanswered({ thread }: ChatComposerProps['chat']): boolean {
  const last = thread?.entries.at(-1)
  const before = thread?.entries.at(-2)
  return last?.from === 'help' && last.passages.length === 0 && before?.isMessage === false
}

/** Composer of a message to the automatic help or to a person, with its subject. */
export function ChatComposer({ chat }: ChatComposerProps) {
  const { say, isPending, failure } = chat
  const { isSignedIn } = useSession()
  const [text, setText] = useState('')
  const [contact, setContact] = useState('')
  const [isMessage, setMessage] = useState(false)
  const [subject, setSubject] = useState<Subject>(undefined)
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => field.current?.focus(), [])

  async function send(words: string) {
    if (words.trim() === '' || isPending) return
    const said = { text: words, ...(subject && { card: subject }), contact }
    if (!(await say(said, isMessage))) return
    // What was typed or chosen meanwhile is of the next message.
    setText((now) => (now === words ? '' : now))
    setSubject((now) => (now === subject ? undefined : now))
    setMessage((now) => now !== isMessage && now)
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    void send(text)
  }
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return
    event.preventDefault()
    void send(text)
  }
  const leaveLast = () => {
    const requested = chat.thread?.entries.findLast(({ from }) => from === 'buyer')
    setMessage(true)
    if (text === '' && requested) setText(requested.text)
    field.current?.focus()
  }
  return (
    <form className={s.composer} onSubmit={handleSubmit}>
      {isUnanswered(chat) && !isMessage ? (
        <Button variant="primary" size="s" onClick={leaveLast}>
          把这个问题留言给工作人员
        </Button>
      ) : null}
      <Mode isMessage={isMessage} onChange={setMessage} />
      <ChatAbout subject={subject} onChange={setSubject} />
      {isMessage && !isSignedIn ? <Contact contact={contact} onChange={setContact} /> : null}
      <textarea
        ref={field}
        className={f.input}
        rows={2}
        value={text}
        maxLength={CHAT_TEXT_MAX}
        placeholder={isMessage ? '写下留言，最多 500 字' : '写下问题，Enter 发送，Shift+Enter 换行'}
        aria-label={isMessage ? '留言' : '问题'}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={handleKey}
      />
      <div className={s.send}>
        {failure ? (
          <span className={surface.fieldError} role="alert">
            {failure}
          </span>
        ) : (
          <span className={f.hint}>
            {text.length}/{CHAT_TEXT_MAX}
          </span>
        )}
        <Button type="submit" variant="primary" isPending={isPending}>
          {isPending ? '正在发送…' : '发送'}
        </Button>
      </div>
    </form>
  )
}
