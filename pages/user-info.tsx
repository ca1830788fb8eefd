import { useRouter } from 'next/router'
import { PageHead } from '@/components/shared/page-head'
import { UserInfoView } from '@/components/user-info/user-info-view'
import { parseUserInfoState } from '@/contract/user-info-state'
import type { MallPage } from '@/hooks/page-loader'

const UserInfoPage: MallPage = () => (
  <>
    <PageHead title="我的收藏" />
    <UserInfoView state={parseUserInfoState(useRouter().query)} />
  </>
)
export default UserInfoPage
