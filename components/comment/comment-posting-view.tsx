import dynamic from 'next/dynamic'
import { Personal } from '@/components/account/shared/personal'
import { AntdScreen } from '@/components/ui/antd-screen'
import { late } from '@/components/ui/late'
import surface from '@/components/ui/surface.module.css'
import { TabBar } from '@/components/ui/tab-bar'
import type { CommentPostingState } from '@/contract/comment/comment-posting-address'
import {
  COMMENT_TAB_TITLES,
  COMMENT_TABS,
  commentPostingAddress,
} from '@/contract/comment/comment-posting-address'
import { routes } from '@/contract/routes'
import { CommentsSkeleton } from './comments-skeleton'
import { PendingLines } from './pending-lines'

const PostedComments = dynamic(async () => (await import('./comment-parts')).PostedComments, {
  ssr: false,
  loading: late(() => <CommentsSkeleton />),
})

type CommentPostingViewProps = { state: CommentPostingState }

function Tab({ state }: CommentPostingViewProps) {
  return state.tab === 'posted' ? <PostedComments state={state} /> : <PendingLines state={state} />
}

/** Comment page: lines awaiting a comment, and posted comments. */
export function CommentPostingView({ state }: CommentPostingViewProps) {
  return (
    <>
      <h1 className={surface.pageTitle}>商品评价</h1>
      <TabBar
        label="评价"
        tabs={COMMENT_TABS.map((tab) => ({
          title: COMMENT_TAB_TITLES[tab],
          href: routes.commentPosting(commentPostingAddress.write({ tab })),
          isCurrent: tab === state.tab,
        }))}
      />
      <AntdScreen group="records" skeleton={<CommentsSkeleton />}>
        <Personal skeleton={<CommentsSkeleton />}>
          <Tab state={state} />
        </Personal>
      </AntdScreen>
    </>
  )
}
