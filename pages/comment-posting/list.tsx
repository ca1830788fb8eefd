import { useRouter } from 'next/router'
import { CommentPostingView } from '@/components/comment-posting/comment-posting-view'
import { PageHead } from '@/components/shared/page-head'
import { parseCommentPostingState } from '@/contract/comment-posting-state'
import type { MallPage } from '@/hooks/page-loader'

const CommentPostingPage: MallPage = () => (
  <>
    <PageHead title="商品评价" />
    <CommentPostingView state={parseCommentPostingState(useRouter().query)} />
  </>
)
export default CommentPostingPage
