import { act, screen, waitFor, within } from '@testing-library/react'
import { useRouter } from 'next-router-mock'
import { beforeEach, describe, expect, it } from 'vitest'
import { ForgotView } from '@/components/account/sign-in/forgot-view'
import { LoginView } from '@/components/account/sign-in/login-view'
import { RegisterView } from '@/components/account/sign-in/register-view'
import { UserInfoView } from '@/components/account/user-info-view'
import { getAddressList } from '@/contract/account/delivery-address-calls'
import { getOauthToken } from '@/contract/account/oauth-calls'
import { modifyUserInfo } from '@/contract/account/profile-calls'
import { getUserInfo } from '@/contract/account/user-calls'
import { userInfoAddress } from '@/contract/account/user-info-address'
import { getSysRegionLevelList } from '@/contract/area/area-calls'
import { COOKIE } from '@/contract/constants'
import { keptForms } from '@/services/store/kept-forms'
import { mock } from '../../support/mock-server'
import { renderMall } from '../../support/render-mall'

function Page() {
  return <UserInfoView state={userInfoAddress.read(useRouter().query)} />
}

const open = () => renderMall(<Page />, { username: 'demo', at: '/user-info?section=addresses' })
type User = ReturnType<typeof open>['user']

beforeEach(() => {
  mock(getAddressList, [])
  mock(getSysRegionLevelList, [])
})

const dialog = () => screen.findByRole('dialog', { name: '新增收货地址' })

async function type(user: User) {
  const [add] = await screen.findAllByRole('button', { name: '新增地址' })
  if (add) await user.click(add)
  await user.type(within(await dialog()).getByLabelText('详细地址'), '文一西路 1 号')
}

/** As another tab signs out: the cookie is gone, and this tab loads anew. */
function endSession(unmount: () => void) {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no cookie store
  document.cookie = `${COOKIE.login}=; max-age=0; path=/`
  unmount()
}

describe('a form that is open when the session ends', () => {
  it('opens again for the same buyer with what was typed', async () => {
    const { user, unmount } = open()
    await type(user)
    endSession(unmount)
    open()
    expect(within(await dialog()).getByLabelText('详细地址')).toHaveValue('文一西路 1 号')
  })

  it('is forgotten for another buyer', async () => {
    const { user, unmount } = open()
    await type(user)
    endSession(unmount)
    renderMall(<Page />, { username: 'demo', at: '/user-info?section=addresses' })
    mock(getUserInfo, { id: 'u2', username: 'other' })
    await waitFor(() => expect(keptForms.find('u2', 'address')).toBeNull())
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(keptForms.find('u1', 'address')).toBeNull()
  })

  it('is forgotten when the buyer closes it', async () => {
    const { user } = open()
    await type(user)
    expect(keptForms.find('u1', 'address')).toBe('')
    await user.click(within(await dialog()).getByRole('button', { name: '取消' }))
    await waitFor(() => expect(keptForms.find('u1', 'address')).toBeNull())
  })

  it('is filled in again where it stands in the page, and can be saved', async () => {
    const at = '/user-info?section=company'
    const { user, unmount } = renderMall(<Page />, { username: 'demo', at })
    await user.type(await screen.findByLabelText('公司名称'), '北岭机械')
    endSession(unmount)
    renderMall(<Page />, { username: 'demo', at })
    expect(await screen.findByLabelText('公司名称')).toHaveValue('北岭机械')
    await waitFor(() => expect(screen.getByRole('button', { name: '保存' })).toBeEnabled())
  })

  it('is forgotten when the buyer follows a link', async () => {
    const at = '/user-info?section=company'
    const { user, router } = renderMall(<Page />, { username: 'demo', at })
    await user.type(await screen.findByLabelText('公司名称'), '北岭机械')
    expect(keptForms.find('u1', 'profile')).not.toBeNull()
    await act(() => router.push('/user-info?section=profile'))
    expect(keptForms.find('u1', 'profile')).toBeNull()
  })

  it('comes back from repairs, which the mall itself leads to', async () => {
    const { user, router, unmount } = open()
    await type(user)
    router.events.emit('routeChangeStart', '/repair?redirect=%2Fuser-info')
    unmount()
    expect(keptForms.find('u1', 'address')).toBe('')
  })

  it('keeps no password and no code', () => {
    keptForms.write('u1', 'phone:', { phone: '13800138000', code: '123456', password: 'secret-8' })
    expect(keptForms.read('u1', 'phone:')).toEqual({ phone: '13800138000' })
  })
})

describe('a form that stays when it is saved', () => {
  const at = '/user-info?section=profile'
  const USER = { id: 'u1', username: 'demo', nickname: '老王', position: '' }
  const field = (name: string) => screen.findByRole('textbox', { name })

  it('shows what another device has saved since, after the page is loaded anew', async () => {
    mock(modifyUserInfo, { ...USER, position: '旧职位' })
    const { user, unmount } = renderMall(<Page />, { username: 'demo', at })
    mock(getUserInfo, USER)
    await user.type(await field('职位'), '旧职位')
    await user.click(screen.getByRole('button', { name: '保存' }))
    expect(await screen.findByText('已保存')).toBeVisible()
    // A reload lets React unmount nothing; what the tab keeps is what it had before.
    const keptAtReload = { ...sessionStorage }
    unmount()
    Object.assign(sessionStorage, keptAtReload)
    renderMall(<Page />, { username: 'demo', at })
    mock(getUserInfo, { ...USER, position: '新职位' })
    expect(await field('职位')).toHaveValue('新职位')
    expect(screen.getByRole('button', { name: '保存' })).toBeDisabled()
  })

  it('takes the fields that were not touched fresh from the server', async () => {
    const { user, unmount } = renderMall(<Page />, { username: 'demo', at })
    mock(getUserInfo, USER)
    await user.type(await field('职位'), '采购')
    endSession(unmount)
    renderMall(<Page />, { username: 'demo', at })
    mock(getUserInfo, { ...USER, nickname: '大王' })
    expect(await field('职位')).toHaveValue('采购')
    expect(await field('昵称')).toHaveValue('大王')
  })
})

describe('a form of a visitor', () => {
  const tokens = {
    accessToken: 'a1',
    accessExpires: Date.now() + 600_000,
    refreshToken: 'r1',
    refreshExpires: Date.now() + 86_400_000,
  }
  const openRegister = () => renderMall(<RegisterView redirect="/" />, { at: '/register' })
  const username = () => screen.findByLabelText('用户名')

  /** What a visitor types into the registration, before its page is loaded anew. */
  async function typeName() {
    const { user, unmount } = openRegister()
    await user.type(await username(), '采购员小王')
    await user.type(screen.getByLabelText('密码'), '一个足够长的密码')
    unmount()
  }

  it('is filled in again when the page is loaded for another area, without the password', async () => {
    await typeName()
    openRegister()
    expect(await username()).toHaveValue('采购员小王')
    expect(screen.getByLabelText('密码')).toHaveValue('')
  })

  it('to reset a password is filled in again too', async () => {
    const { user, unmount } = renderMall(<ForgotView redirect="/" />)
    await user.type(await screen.findByLabelText('注册时的手机号'), '13800138000')
    unmount()
    renderMall(<ForgotView redirect="/" />)
    expect(await screen.findByLabelText('注册时的手机号')).toHaveValue('13800138000')
  })

  it('is forgotten when the visitor follows a link', async () => {
    const { user, router, unmount } = openRegister()
    await user.type(await username(), '采购员小王')
    router.events.emit('routeChangeStart', '/login')
    unmount()
    openRegister()
    expect(await username()).toHaveValue('')
  })

  it('is not shown to a buyer who has signed in in another tab', async () => {
    await typeName()
    renderMall(<RegisterView redirect="/" />, { username: 'demo', at: '/register' })
    expect(await username()).toHaveValue('')
  })

  it('is forgotten when somebody signs in', async () => {
    await typeName()
    mock(getOauthToken, tokens)
    mock(getUserInfo, { id: 'u2', username: 'other' })
    const { user, router, unmount } = renderMall(<LoginView redirect="/help" />)
    await user.type(screen.getByLabelText('用户名 / 手机号'), 'other')
    await user.type(screen.getByLabelText('密码'), 'Other#2026')
    await user.click(screen.getByRole('button', { name: '登录' }))
    await waitFor(() => expect(router.asPath).toBe('/help'))
    endSession(unmount)
    openRegister()
    expect(await username()).toHaveValue('')
  })

  it('leaves that of a buyer alone whose session has ended', async () => {
    const { user, unmount } = open()
    await type(user)
    endSession(unmount)
    await typeName()
    open()
    expect(within(await dialog()).getByLabelText('详细地址')).toHaveValue('文一西路 1 号')
  })
})
