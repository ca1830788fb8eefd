import { screen, waitFor } from '@testing-library/react'
import { useRouter } from 'next-router-mock'
import { describe, expect, it } from 'vitest'
import { UserInfoView } from '@/components/account/user-info-view'
import { modifyUserInfo } from '@/contract/account/profile-calls'
import { getUserInfo } from '@/contract/account/user-calls'
import { userInfoAddress } from '@/contract/account/user-info-address'
import { getPicture, uploadPicture } from '@/contract/site/file-calls'
import { enveloped, respond } from '../../kit/handlers'
import { CREDIT_CODE } from '../../support/good-checkout'
import { mock, mockFailure, server } from '../../support/mock-server'
import { jpegFile } from '../../support/picture'
import { renderMall } from '../../support/render-mall'

const USER = { id: 'u1', username: 'demo', nickname: '老王', phone: '138****0000' }

function Page() {
  return <UserInfoView state={userInfoAddress.read(useRouter().query)} />
}

function open(at: string, user = USER) {
  const screenOf = renderMall(<Page />, { username: 'demo', at })
  mock(getUserInfo, user)
  return screenOf
}

describe('profile form', () => {
  it('shows the user and saves changes', async () => {
    const sent = mock(modifyUserInfo, { ...USER, position: '采购' })
    const { user } = open('/user-info?section=profile')
    expect(await screen.findByText('138****0000')).toBeVisible()
    const save = screen.getByRole('button', { name: '保存' })
    expect(save).toBeDisabled()
    await user.type(screen.getByRole('textbox', { name: '职位' }), '采购')
    await user.click(screen.getByRole('radio', { name: '女士' }))
    await user.click(save)
    expect(await screen.findByText('已保存')).toBeVisible()
    expect(sent[0]?.body).toMatchObject({ nickname: '老王', position: '采购', gender: 'female' })
  })

  it('does not call saved what was typed while it was being saved', async () => {
    let finish = () => {}
    const isSaved = new Promise<void>((resolve) => {
      finish = resolve
    })
    server.use(
      respond(modifyUserInfo, async () => {
        await isSaved
        return enveloped({ ...USER, position: '采购' })
      }),
    )
    const { user } = open('/user-info?section=profile')
    const position = await screen.findByRole('textbox', { name: '职位' })
    await user.type(position, '采购')
    await user.click(screen.getByRole('button', { name: '保存' }))
    await user.type(position, '经理')
    finish()
    expect(await screen.findByRole('button', { name: '保存' })).toBeEnabled()
    expect(screen.queryByText('已保存')).toBeNull()
    const sent = mock(modifyUserInfo, { ...USER, position: '采购经理' })
    await user.click(screen.getByRole('button', { name: '保存' }))
    expect(await screen.findByText('已保存')).toBeVisible()
    expect(sent[0]?.body).toMatchObject({ position: '采购经理' })
  })

  it('shows an invalid field and sends nothing', async () => {
    const sent = mock(modifyUserInfo, USER)
    const { user } = open('/user-info?section=profile')
    const email = await screen.findByRole('textbox', { name: '邮箱' })
    await user.type(email, 'wang@')
    await user.click(screen.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(email).toHaveAccessibleDescription('邮箱格式有误'))
    expect(sent).toEqual([])
  })

  it('keeps the input when the server refuses it', async () => {
    mockFailure(modifyUserInfo, { status: 500, msg: '' })
    const { user } = open('/user-info?section=profile')
    const position = await screen.findByRole('textbox', { name: '职位' })
    await user.type(position, '采购')
    await user.click(screen.getByRole('button', { name: '保存' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('服务器遇到问题')
    expect(position).toHaveValue('采购')
  })

  it('uploads a new picture (avatar)', async () => {
    const fileId = '0b5f4a36-6a1c-4f0e-9f43-0c7c8f3f9a01'
    mock(uploadPicture, { fileId })
    mockFailure(getPicture, { status: 400, msg: '图片不存在' })
    const sent = mock(modifyUserInfo, { ...USER, avatarId: fileId })
    const { user } = open('/user-info?section=profile')
    await user.upload(await screen.findByLabelText('更换头像'), await jpegFile())
    await waitFor(() => expect(sent[0]?.body).toEqual({ avatarId: fileId }))
    expect(await screen.findByRole('button', { name: '移除头像' })).toBeVisible()
  })
})

describe('company form', () => {
  it('requires a credit code with a right check digit and a company name', async () => {
    const sent = mock(modifyUserInfo, USER)
    const { user } = open('/user-info?section=company')
    const code = await screen.findByRole('textbox', { name: '统一社会信用代码' })
    const name = screen.getByRole('textbox', { name: '公司名称' })
    await user.type(code, CREDIT_CODE.replace(/.$/, 'X'))
    await user.click(screen.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(code).toHaveAccessibleDescription(/不是有效的统一社会信用代码/))
    expect(name).toHaveAccessibleDescription(/请填写/)
    expect(name).toHaveFocus()
    await user.clear(code)
    await user.type(code, CREDIT_CODE.toLowerCase())
    await user.type(name, '示例公司')
    await user.click(screen.getByRole('combobox', { name: '所属行业' }))
    await user.click(await screen.findByTitle('机械制造'))
    await user.click(screen.getByRole('button', { name: '保存' }))
    await waitFor(() =>
      expect(sent[0]?.body).toEqual({
        companyName: '示例公司',
        creditCode: CREDIT_CODE,
        industry: '机械制造',
        companySize: '',
      }),
    )
  })
})
