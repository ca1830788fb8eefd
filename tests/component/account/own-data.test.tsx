import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { UserInfoView } from '@/components/account/user-info-view'
import { closeAccount, exportOwnData, getClosingObstacles } from '@/contract/account/own-data-calls'
import { userInfoAddress } from '@/contract/account/user-info-address'
import { ENVELOPE_CODE } from '@/server/kernel/http/envelope-codes'
import { NO_OBSTACLES } from '../../support/good-account'
import { mock, mockFailure } from '../../support/mock-server'
import { renderMall } from '../../support/render-mall'

const show = () =>
  renderMall(<UserInfoView state={userInfoAddress.read({ section: 'data' })} />, {
    username: 'demo',
  })
const closeButton = () => screen.findByRole('button', { name: '注销账号' })

describe('own data', () => {
  it('says what is open, and closes nothing until it is settled', async () => {
    mock(getClosingObstacles, { ...NO_OBSTACLES, openOrders: 2, openInvoices: 1 })
    show()
    expect(await screen.findByText(/还有 2 个未完成的订单、1 张待开具的发票/)).toBeVisible()
    expect(await closeButton()).toBeDisabled()
    expect(screen.getByText(/不少于三年/)).toBeVisible()
  })

  it('is a list of nothing but items, also before the answer and when it fails', async () => {
    mockFailure(getClosingObstacles, { status: 503, code: 5030, msg: '服务暂时不可用' })
    show()
    const lists = () => screen.getByRole('button', { name: '导出' }).closest('ul')?.children ?? []
    const onlyItems = () => [...lists()].map(({ tagName }) => tagName)
    await screen.findByRole('button', { name: '导出' })
    expect(onlyItems()).toEqual(['LI', 'LI'])
    await screen.findByText('服务暂时不可用')
    expect(onlyItems()).toEqual(['LI', 'LI'])
  })

  it('says why the export failed', async () => {
    mock(getClosingObstacles, NO_OBSTACLES)
    mockFailure(exportOwnData, { status: 503, code: 5030, msg: '服务暂时不可用' })
    const { user } = show()
    await user.click(await screen.findByRole('button', { name: '导出' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('服务暂时不可用')
  })

  it('closes the account for its owner, who has confirmed to know what it means', async () => {
    mock(getClosingObstacles, NO_OBSTACLES)
    const refused = mockFailure(closeAccount, {
      status: 400,
      code: ENVELOPE_CODE.badInput,
      msg: '登录密码不正确',
      data: { field: 'password' },
    })
    const { user } = show()
    await user.click(await closeButton())
    const dialog = within(await screen.findByRole('dialog', { name: '注销账号' }))
    await user.type(dialog.getByLabelText('登录密码', { selector: 'input[type=password]' }), 'x')
    await user.click(dialog.getByRole('button', { name: '永久注销' }))
    expect(await dialog.findByText('请确认已了解')).toBeVisible()
    expect(refused).toEqual([])
    await user.click(dialog.getByRole('checkbox'))
    await user.click(dialog.getByRole('button', { name: '永久注销' }))
    expect(await dialog.findByText('登录密码不正确')).toBeVisible()
    const sent = mock(closeAccount, null)
    await user.click(dialog.getByRole('button', { name: '永久注销' }))
    expect(await screen.findByRole('dialog', { name: '账号已注销' })).toBeVisible()
    await waitFor(() => expect(sent[0]?.body).toEqual({ proof: 'password', password: 'x' }))
  })
})
