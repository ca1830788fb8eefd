import { useRouter } from 'next/router'
import { CommentPostingView } from '@/components/comment/comment-posting-view'
import { PageHead } from '@/components/ui/page-head'
import { commentPostingAddress } from '@/contract/comment/comment-posting-address'
import type { MallPage } from '@/services/page/page-loader'

const CommentPostingPage: MallPage = () => (
  <>
    <PageHead title="商品评价" />
    <CommentPostingView state={commentPostingAddress.read(useRouter().query)} />
  </>
)
export default CommentPostingPage
