import { Button, Form, Tag } from 'antd'
import { useCallback, useState } from 'react'
import { ApiForm } from '@/components/ui/api-form'
import { ButtonLink } from '@/components/ui/button'
import { EmptyLaterPage } from '@/components/ui/empty-later-page'
import { Pagination } from '@/components/ui/pagination'
import { Resource } from '@/components/ui/resource'
import { SectionEmpty } from '@/components/ui/section-empty'
import surface from '@/components/ui/surface.module.css'
import { TimestampText } from '@/components/ui/timestamp-text'
import type { CommentPostingState } from '@/contract/comment/comment-posting-address'
import { commentPostingAddress } from '@/contract/comment/comment-posting-address'
import type { getPostedList, PostedComment } from '@/contract/comment/comment-posting-calls'
import type { Output } from '@/contract/endpoint'
import { routes } from '@/contract/routes'
import { useKeptForm, useReopenedForm } from '@/hooks/account/use-kept-form'
import { useSaid } from '@/hooks/call/use-said'
import { useCommentChanges, usePostedComments } from '@/hooks/comment/use-comment-posting'
import look from './comment-form.module.css'
import { CommentItem } from './comment-item'
import s from './comment-list.module.css'
import { CommentText } from './comment-text'
import { CommentsSkeleton } from './comments-skeleton'
import { SaidLine } from './said-line'
import { CommentPictures } from './shared/comment-pictures'

type AppendProps = { comment: PostedComment; onDone: () => void; onCancel: () => void }
type AppendValues = { content: string }

function Append({ comment: { id, title }, onDone, onCancel }: AppendProps) {
  const { append, isPending, failure } = useCommentChanges()
  const [form] = Form.useForm<AppendValues>()
  const kept = useKeptForm(`append:${id}`)

  async function send({ content }: AppendValues) {
    if (!(await append(id, content))) return
    kept.done()
    onDone()
  }

  function cancel() {
    kept.done()
    onCancel()
  }

  return (
    <div className={look.root}>
      <ApiForm<AppendValues>
        kept={kept}
        form={form}
        aria-label={`追评 ${title}`}
        refusal={failure}
        isPending={isPending}
        onSend={(values) => void send(values)}
      >
        <CommentText />
        <div className={look.ways}>
          <Button type="primary" htmlType="submit" loading={isPending}>
            发表追评
          </Button>
          <Button onClick={cancel}>取消</Button>
        </div>
      </ApiForm>
    </div>
  )
}

type CommentProps = { comment: PostedComment; onAppended: () => void }

function Comment({ comment, onAppended }: CommentProps) {
  const [isOpen, setOpen] = useState(false)
  const reopen = useCallback((id: string) => setOpen(id === comment.id), [comment.id])
  useReopenedForm('append', reopen)
  const { score, content, tags, pictures, append, reply, appendReply, status, isAnonymous } =
    comment

  return (
    <CommentItem
      goods={comment}
      action={comment.mayAppend ? '追评' : null}
      isOpen={isOpen}
      onOpen={setOpen}
      form={({ finish, cancel }) => (
        <Append
          comment={comment}
          onDone={() => {
            finish()
            onAppended()
          }}
          onCancel={cancel}
        />
      )}
    >
      <p className={s.facts}>
        <span className={s.stars} role="img" aria-label={`${score} 星`}>
          {'★'.repeat(score)}
        </span>
        <TimestampText value={comment.createdAt} />
        {isAnonymous ? <span>匿名</span> : null}
        {status === 1 ? null : <Tag>{status === 0 ? '审核中' : '未通过审核'}</Tag>}
        {tags.map((tag) => (
          <Tag key={tag}>{tag}</Tag>
        ))}
      </p>
      <p className={s.content}>{content}</p>
      <CommentPictures pictures={pictures} />
      {reply ? <p className={s.note}>店铺回复：{reply}</p> : null}
      {append ? <p className={s.note}>追评：{append}</p> : null}
      {appendReply ? <p className={s.note}>店铺回复追评：{appendReply}</p> : null}
    </CommentItem>
  )
}

function Loaded({ posted }: { posted: Output<typeof getPostedList> }) {
  const { list, page, pageSize, total } = posted
  const [said, say] = useSaid()
  if (list.length === 0 && page > 1) {
    const first = routes.commentPosting(commentPostingAddress.write({ tab: 'posted' }))
    return <EmptyLaterPage what="评价" first={first} />
  }
  if (list.length === 0) {
    return (
      <SectionEmpty
        isAlone
        icon="chat"
        text="还没有发表过评价。收到货以后，说说规格和做工，能帮到同行。"
      >
        <ButtonLink variant="primary" href={routes.commentPosting()}>
          去评价
        </ButtonLink>
      </SectionEmpty>
    )
  }
  return (
    <>
      <SaidLine text={said} />
      <ul className={surface.panel}>
        {list.map((comment) => (
          <Comment
            key={comment.id}
            comment={comment}
            onAppended={() => say(`已发表对“${comment.title}”的追评`)}
          />
        ))}
      </ul>
      <Pagination
        page={page}
        pageSize={pageSize}
        total={total}
        hrefOf={(at) =>
          routes.commentPosting(commentPostingAddress.write({ tab: 'posted', page: at }))
        }
      />
    </>
  )
}

/** The buyer's comments, with the follow-up form. */
export function PostedComments({ state }: { state: CommentPostingState }) {
  const { posted, ...requested } = usePostedComments(state.page)
  return (
    <Resource data={posted} {...requested} skeleton={<CommentsSkeleton />}>
      {(loaded) => <Loaded posted={loaded} />}
    </Resource>
  )
}
