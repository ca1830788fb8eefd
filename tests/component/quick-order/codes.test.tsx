import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { useRouter } from 'next-router-mock'
import { describe, expect, it } from 'vitest'
import { UserInfoView } from '@/components/account/user-info-view'
import { userInfoAddress } from '@/contract/account/user-info-address'
import {
  deleteBuyerCodes,
  getBuyerCodes,
  IMPORT_LINES_MAX,
  importBuyerCodes,
  saveBuyerCode,
} from '@/contract/quick-order/buyer-code-calls'
import { type OrderLine, parseSheet } from '@/contract/quick-order/quick-order-calls'
import { ENVELOPE_CODE } from '@/server/kernel/http/envelope-codes'
import { CODES } from '../../support/good-account'
import { mock, mockFailure, server } from '../../support/mock-server'
import { renderMall } from '../../support/render-mall'

function Page() {
  return <UserInfoView state={userInfoAddress.read(useRouter().query)} />
}

const show = (query = '') =>
  renderMall(<Page />, { username: 'demo', at: `/user-info?section=codes${query}` })

const lineOf = (buyerCode: string, itemNo: string): OrderLine => ({
  row: 1,
  text: '',
  itemNo,
  qty: null,
  unit: '',
  qtyProblem: '',
  tail: null,
  buyerCode,
  note: '',
  problem: '',
  source: '',
})
const SHEET = { columns: [], blankRows: 0, ignored: [], sheet: '', otherSheets: 0 }

describe('material codes', () => {
  it('are searched, edited and deleted', async () => {
    const requested = mock(getBuyerCodes, CODES)
    mockFailure(saveBuyerCode, {
      status: 400,
      code: ENVELOPE_CODE.badInput,
      msg: '没有这个商品编号',
      data: { field: 'itemNo' },
    })
    const { user } = show()
    await user.click(await screen.findByRole('button', { name: '修改：A-1' }))
    const dialog = within(await screen.findByRole('dialog', { name: '修改物料编码' }))
    await user.type(dialog.getByLabelText('商品编号'), '9')
    await user.click(dialog.getByRole('button', { name: '保存' }))
    const itemNo = dialog.getByLabelText('商品编号')
    await waitFor(() => expect(itemNo).toHaveAccessibleDescription(/^没有这个商品编号/))
    expect(itemNo).toHaveFocus()
    const saved = mock(saveBuyerCode, { code: 'A-1' })
    await user.click(dialog.getByRole('button', { name: '保存' }))
    expect(await screen.findByText('已保存 A-1')).toBeVisible()
    expect(saved[0]?.body).toEqual({ code: 'A-1', itemNo: 'CJ00000079', before: 'A-1' })
    await user.type(screen.getByLabelText('搜索物料编码'), 'A-{Enter}')
    await waitFor(() => expect(requested.at(-1)?.body).toMatchObject({ keyword: 'A-' }))
    const removed = mock(deleteBuyerCodes, { count: 1 })
    await user.click(await screen.findByRole('button', { name: '删除：A-1' }))
    const asked = within(await screen.findByRole('dialog', { name: '删除这个物料编码？' }))
    await user.click(asked.getByRole('button', { name: '删除' }))
    expect(await screen.findByText('已删除 A-1')).toBeVisible()
    expect(removed[0]?.body).toEqual({ codes: ['A-1'] })
  })

  it('are searched for from the first page on', async () => {
    const requested = mock(getBuyerCodes, CODES)
    const { user } = show('&page=2')
    await user.type(await screen.findByLabelText('搜索物料编码'), 'A-{Enter}')
    await waitFor(() => expect(requested.at(-1)?.body).toMatchObject({ keyword: 'A-', page: 1 }))
  })

  it('lead back from a page that has become empty', async () => {
    mock(getBuyerCodes, { ...CODES, list: [], total: 20, page: 2 })
    show('&page=2')
    const back = await screen.findByRole('link', { name: '回到第一页' })
    expect(back).toHaveAttribute('href', '/user-info?section=codes')
  })

  it('of a long sheet are told as far as they were taken in', async () => {
    mock(getBuyerCodes, { ...CODES, list: [], total: 0 })
    const lines = Array.from({ length: IMPORT_LINES_MAX + 2 }, (_, at) => lineOf(`A-${at}`, 'X1'))
    mock(parseSheet, { ...SHEET, kind: 'csv', lines })
    let parts = 0
    server.use(
      http.post(`*${importBuyerCodes.path}`, () => {
        parts += 1
        return parts === 1
          ? HttpResponse.json({ code: 0, msg: '', data: { count: IMPORT_LINES_MAX, refused: [] } })
          : HttpResponse.json({ code: 1422, msg: '编码已满', data: null }, { status: 422 })
      }),
    )
    const { user } = show()
    await user.upload(await screen.findByLabelText(/导入物料编码/), new File(['x'], 'codes.csv'))
    const told = `已导入 ${IMPORT_LINES_MAX} 个物料编码，2 行未导入`
    expect(await screen.findByText(told)).toBeVisible()
    expect(screen.getByText(/^A-501 → X1：编码已满/)).toBeVisible()
  })

  it('are imported from a sheet, and the lines left out are named', async () => {
    mock(getBuyerCodes, { ...CODES, list: [], total: 0 })
    mock(parseSheet, { ...SHEET, kind: 'csv', lines: [lineOf('A-1', 'X1'), lineOf('A-2', '')] })
    const refused = [{ code: 'A-2', itemNo: '', reason: '没有商品编号' }]
    const sent = mock(importBuyerCodes, { count: 1, refused })
    const { user } = show()
    expect(await screen.findByText(/还没有物料编码/)).toBeVisible()
    await user.upload(screen.getByLabelText(/导入物料编码/), new File(['x'], 'codes.csv'))
    expect(await screen.findByText('已导入 1 个物料编码，1 行未导入')).toBeVisible()
    expect(screen.getByText('A-2 → （空）：没有商品编号')).toBeVisible()
    expect(sent[0]?.body).toEqual({
      lines: [
        { code: 'A-1', itemNo: 'X1' },
        { code: 'A-2', itemNo: '' },
      ],
    })
  })
})
