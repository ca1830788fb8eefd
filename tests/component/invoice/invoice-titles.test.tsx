import { screen, waitFor } from '@testing-library/react'
import { useRouter } from 'next-router-mock'
import { describe, expect, it } from 'vitest'
import { UserInfoView } from '@/components/account/user-info-view'
import { userInfoAddress } from '@/contract/account/user-info-address'
import { deleteTitle, getTitleList, saveTitle } from '@/contract/invoice/invoice-title-calls'
import { CREDIT_CODE, TITLE_DRAFT, TITLE_ID, TITLES } from '../../support/good-checkout'
import { mock } from '../../support/mock-server'
import { renderMall } from '../../support/render-mall'

function Page() {
  return <UserInfoView state={userInfoAddress.read(useRouter().query)} />
}

const open = () => renderMall(<Page />, { username: 'demo', at: '/user-info?section=titles' })

describe('invoice titles page', () => {
  it('a company title requires a tax number with a right check digit', async () => {
    mock(getTitleList, [])
    const sent = mock(saveTitle, { id: TITLE_ID })
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: '新增抬头' }))
    await user.type(screen.getByRole('textbox', { name: '公司名称' }), TITLE_DRAFT.name)
    const code = screen.getByRole('textbox', { name: '统一社会信用代码' })
    await user.type(code, CREDIT_CODE.replace(/.$/, 'X'))
    await user.type(screen.getByRole('textbox', { name: '收票邮箱' }), 'a@example.com')
    await user.click(screen.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(code).toHaveAccessibleDescription(/不是有效的统一社会信用代码/))
    expect(code).toHaveFocus()
    await user.clear(code)
    await waitFor(() => expect(code).toHaveAccessibleDescription('请填写统一社会信用代码'))
    await user.type(code, CREDIT_CODE.toLowerCase())
    await user.click(screen.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(sent[0]?.body).toEqual({ isDefault: false, title: TITLE_DRAFT }))
    expect(await screen.findByText('已新增抬头')).toBeVisible()
  })

  it('a personal title requires only a name', async () => {
    mock(getTitleList, [])
    const sent = mock(saveTitle, { id: TITLE_ID })
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: '新增抬头' }))
    await user.click(screen.getByRole('radio', { name: '个人' }))
    await user.type(screen.getByRole('textbox', { name: '姓名' }), '张三')
    await user.click(screen.getByRole('button', { name: '保存' }))
    await waitFor(() =>
      expect(sent[0]?.body).toEqual({
        isDefault: false,
        title: { kind: 'personal', name: '张三', email: '' },
      }),
    )
  })

  it('lists, edits and deletes titles', async () => {
    mock(getTitleList, TITLES)
    const sent = mock(saveTitle, { id: TITLE_ID })
    const gone = mock(deleteTitle, null)
    const { user } = open()
    expect(await screen.findByText(CREDIT_CODE)).toBeVisible()
    await user.click(screen.getByRole('button', { name: '修改：张三' }))
    await user.click(screen.getByRole('checkbox', { name: '设为默认抬头' }))
    await user.click(screen.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(sent[0]?.body).toMatchObject({ isDefault: true }))
    await user.click(await screen.findByRole('button', { name: '删除：张三' }))
    await user.click(screen.getByRole('button', { name: '删除' }))
    await waitFor(() => expect(gone).toHaveLength(1))
  })
})
