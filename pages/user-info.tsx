import { useRouter } from 'next/router'
import { UserInfoView } from '@/components/account/user-info-view'
import { PageHead } from '@/components/ui/page-head'
import { SECTION_TITLES, userInfoAddress } from '@/contract/account/user-info-address'
import type { MallPage } from '@/services/page/page-loader'

const UserInfoPage: MallPage = () => {
  const state = userInfoAddress.read(useRouter().query)
  return (
    <>
      <PageHead title={SECTION_TITLES[state.section]} />
      <UserInfoView state={state} />
    </>
  )
}
export default UserInfoPage
