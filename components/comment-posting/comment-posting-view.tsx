import { TabBar } from '@/components/shared/tab-bar'
import { COMMENT_TABS } from '@/contract/comment-posting'
import type { CommentPostingState } from '@/contract/comment-posting-state'
import { routes } from '@/contract/routes'
import { useRequiredSignIn } from '@/hooks/use-required-sign-in'
import s from './comment-list.module.css'
import { CommentsSkeleton } from './comments-skeleton'
import { PendingLines } from './pending-lines'
import { PostedComments } from './posted-comments'

type CommentPostingViewProps = { state: CommentPostingState }

function Tab({ state }: CommentPostingViewProps) {
  return state.tab === 'posted' ? <PostedComments state={state} /> : <PendingLines state={state} />
}

/** Commenting on what was received, and what was said before. */
export function CommentPostingView({ state }: CommentPostingViewProps) {
  const isSignedIn = useRequiredSignIn()
  return (
    <>
      <h1 className={s.heading}>商品评价</h1>
      <TabBar
        label="评价"
        tabs={COMMENT_TABS.map(({ tab, title }) => ({
          title,
          href: routes.commentPosting({ tab }),
          isCurrent: tab === state.tab,
        }))}
      />
      {isSignedIn ? <Tab state={state} /> : <CommentsSkeleton />}
    </>
  )
}
