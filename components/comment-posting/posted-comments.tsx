import { type FormEvent, useState } from 'react'
import { CommentPictures } from '@/components/shared/comment-pictures'
import { EmptyState } from '@/components/shared/empty-state'
import { ErrorState } from '@/components/shared/error-state'
import { MomentText } from '@/components/shared/moment-text'
import { Pagination } from '@/components/shared/pagination'
import { Button, ButtonLink } from '@/components/ui/button'
import { COMMENT_MIN, type PostedComment } from '@/contract/comment-posting'
import type { CommentPostingState } from '@/contract/comment-posting-state'
import { routes } from '@/contract/routes'
import { useCommentChanges, usePostedComments } from '@/hooks/use-comment-posting'
import { BoughtGoods } from './bought-goods'
import { CommentText } from './comment-form'
import form from './comment-form.module.css'
import s from './comment-list.module.css'
import { CommentsSkeleton } from './comments-skeleton'

type AppendProps = { comment: PostedComment; onDone: () => void }

function Append({ comment: { id, title }, onDone }: AppendProps) {
  const [text, setText] = useState('')
  const [isTried, setTried] = useState(false)
  const { append, isPending, failure } = useCommentChanges()
  const isShort = text.trim().length < COMMENT_MIN

  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (!isShort && !isPending && (await append(id, text))) onDone()
  }

  return (
    <form
      className={form.root}
      aria-label={`追评 ${title}`}
      noValidate
      onSubmit={(event) => void handleSubmit(event)}
    >
      <CommentText
        value={text}
        fault={failure || (isTried && isShort ? `请至少写 ${COMMENT_MIN} 个字` : '')}
        onChange={setText}
      />
      <div className={form.ways}>
        <Button type="submit" look="primary" isPending={isPending}>
          发表追评
        </Button>
        <Button onClick={onDone}>取消</Button>
      </div>
    </form>
  )
}

function Comment({ comment }: { comment: PostedComment }) {
  const [isOpen, setOpen] = useState(false)
  const { score, content, tags, pictures, append, reply, status, isAnonymous } = comment
  return (
    <li className={s.item}>
      <div className={s.row}>
        <BoughtGoods goods={comment}>
          <p className={s.facts}>
            <span className={s.stars} role="img" aria-label={`${score} 星`}>
              {'★'.repeat(score)}
            </span>
            <MomentText value={comment.createdAt} />
            {isAnonymous ? <span>匿名</span> : null}
            {status === 1 ? null : <span>{status === 0 ? '审核中' : '未通过审核'}</span>}
            {tags.map((tag) => (
              <span key={tag}>{tag}</span>
            ))}
          </p>
          <p className={s.content}>{content}</p>
          <CommentPictures pictures={pictures} />
          {append ? <p className={s.note}>追评：{append}</p> : null}
          {reply ? <p className={s.note}>商家回复：{reply}</p> : null}
        </BoughtGoods>
        {comment.mayAppend && !isOpen ? (
          <Button aria-label={`追评 ${comment.title}`} onClick={() => setOpen(true)}>
            追评
          </Button>
        ) : null}
      </div>
      {isOpen ? <Append comment={comment} onDone={() => setOpen(false)} /> : null}
    </li>
  )
}

/** What the buyer has written, and what can be added to it. */
export function PostedComments({ state }: { state: CommentPostingState }) {
  const { posted, error, retry } = usePostedComments(state.page)
  if (error && !posted) return <ErrorState message={error.message} onRetry={retry} />
  if (!posted) return <CommentsSkeleton />
  const { list, page, pageSize, total } = posted
  if (list.length === 0) {
    return (
      <EmptyState title="还没有发表过评价" text="收到货以后，说说规格和做工，能帮到同行。">
        <ButtonLink look="primary" href={routes.commentPosting()}>
          去评价
        </ButtonLink>
      </EmptyState>
    )
  }
  return (
    <>
      <p className={s.said} />
      <ul className={s.list}>
        {list.map((comment) => (
          <Comment key={comment.id} comment={comment} />
        ))}
      </ul>
      <Pagination
        {...{ page, pageSize, total }}
        hrefOf={(at) => routes.commentPosting({ tab: 'posted', page: at })}
      />
    </>
  )
}
