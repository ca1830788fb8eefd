import { useRouter } from 'next/router'
import { PageHead } from '@/components/shared/page-head'
import { UserInfoView } from '@/components/user-info/user-info-view'
import { parseUserInfoState, sectionTitle } from '@/contract/user-info-state'
import type { MallPage } from '@/hooks/page-loader'

const UserInfoPage: MallPage = () => {
  const state = parseUserInfoState(useRouter().query)
  return (
    <>
      <PageHead title={sectionTitle(state.section)} />
      <UserInfoView state={state} />
    </>
  )
}
export default UserInfoPage
