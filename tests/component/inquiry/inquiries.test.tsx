import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { useRouter } from 'next-router-mock'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { InquiryListView } from '@/components/inquiry/inquiry-list-view'
import { InquiryView } from '@/components/inquiry/inquiry-view'
import {
  acceptInquiry,
  cancelInquiry,
  getInquiryDetail,
  getInquiryList,
  type Inquiry,
  negotiateInquiry,
} from '@/contract/inquiry/inquiry-calls'
import { inquiryListAddress } from '@/contract/inquiry/inquiry-list-address'
import { getPicture } from '@/contract/site/file-calls'
import { respond } from '../../kit/handlers'
import { ANSWER_ID, INQUIRIES, INQUIRY, INQUIRY_NO } from '../../support/good-inquiries'
import { mock, mockFailure, server } from '../../support/mock-server'
import { renderMall } from '../../support/render-mall'

beforeEach(() => {
  // jsdom draws no pictures.
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} }),
  )
})

const PLAIN = { ...INQUIRY, pictureIds: [] }
const openOne = (inquiry: Inquiry = PLAIN) => {
  mock(getInquiryDetail, inquiry)
  return renderMall(<InquiryView inquiryNo={INQUIRY_NO} />, {
    username: 'demo',
    at: `/inquiry/${INQUIRY_NO}`,
  })
}
const lineOf = async (place: number) =>
  within(await screen.findByRole('region', { name: `第 ${place} 行` }))

describe('an inquiry', () => {
  it('shows the answers of a line side by side, substitutes and the lowest price marked', async () => {
    openOne()
    const line = await lineOf(1)
    const [, first, second] = line.getAllByRole('row')
    expect(first).toHaveTextContent('北岭工品专营店')
    expect(second).toHaveTextContent('替代品')
    expect(second).toHaveTextContent('最低')
    expect(second).toHaveTextContent('议价前 ¥0.44')
    expect((await lineOf(2)).getByText('等待店铺报价')).toBeVisible()
  })

  it('loads a picture of the buyer again that could not be loaded', async () => {
    mockFailure(getPicture, { status: 400, msg: '暂时无法读取' })
    const { user } = openOne(INQUIRY)
    const again = await screen.findByRole('button', { name: '重试 询价图片 1' })
    const file = { headers: { 'Content-Type': 'image/webp' } }
    server.use(respond(getPicture, () => HttpResponse.arrayBuffer(new ArrayBuffer(8), file)))
    await user.click(again)
    expect(await screen.findByRole('img', { name: '询价图片 1' })).toBeVisible()
  })

  it('accepts the chosen answer and leads to the cart', async () => {
    const sent = mock(acceptInquiry, { ...PLAIN, acceptedCount: 1 })
    const { user } = openOne()
    const bar = within(await screen.findByRole('region', { name: '接受报价' }))
    expect(bar.getByRole('button', { name: /接受所选报价/ })).toBeDisabled()
    await user.click((await lineOf(1)).getByRole('radio', { name: /北岭工品专营店/ }))
    expect(bar.getByRole('status')).toHaveTextContent('已选 1 个报价，合计 ¥2,250.00')
    mock(getInquiryDetail, { ...PLAIN, status: 4, acceptedCount: 1, canCancel: false })
    await user.click(bar.getByRole('button', { name: /接受所选报价/ }))
    expect(await screen.findByRole('link', { name: '去购物车' })).toBeVisible()
    expect(sent[0]?.body).toEqual({ inquiryNo: INQUIRY_NO, answerIds: [ANSWER_ID] })
  })

  it('says why an answer could not be accepted', async () => {
    mockFailure(acceptInquiry, { status: 409, code: 1009, msg: '询价单状态已变化，请刷新后再操作' })
    const { user } = openOne()
    await user.click((await lineOf(1)).getByRole('radio', { name: /北岭工品专营店/ }))
    await user.click(screen.getByRole('button', { name: /接受所选报价/ }))
    const bar = within(screen.getByRole('region', { name: '接受报价' }))
    expect(await bar.findByRole('alert')).toHaveTextContent('状态已变化')
  })

  it('names a target price below the offer, where none was named before', async () => {
    const sent = mock(negotiateInquiry, PLAIN)
    const { user } = openOne()
    const line = await lineOf(1)
    expect(line.getAllByRole('button', { name: '第 1 行 议价' })).toHaveLength(1)
    await user.click(line.getByRole('button', { name: '第 1 行 议价' }))
    const dialog = within(await screen.findByRole('dialog', { name: '议价' }))
    await user.click(dialog.getByRole('button', { name: /发给店铺/ }))
    expect(await dialog.findByText(/^请填写目标价/)).toBeInTheDocument()
    const price = dialog.getByRole('textbox', { name: /目标价/ })
    expect(price).toHaveFocus()
    await user.type(price, '再便宜些')
    await user.click(dialog.getByRole('button', { name: /发给店铺/ }))
    expect(dialog.getByText(/^请填写目标价/)).toBeInTheDocument()
    expect(price).toHaveValue('再便宜些')
    await user.clear(price)
    await user.type(price, '0.5')
    await user.click(dialog.getByRole('button', { name: /发给店铺/ }))
    expect(await dialog.findByText('目标价应低于当前报价')).toBeInTheDocument()
    await user.clear(price)
    await user.type(price, '￥０．４３２１')
    await user.click(dialog.getByRole('button', { name: /发给店铺/ }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent[0]?.body).toEqual({
      inquiryNo: INQUIRY_NO,
      answerId: ANSWER_ID,
      targetPrice: 4321,
      words: '',
    })
  })

  it('is cancelled after a question', async () => {
    const sent = mock(cancelInquiry, { ...PLAIN, status: 6, canCancel: false })
    const { user } = openOne()
    await user.click(await screen.findByRole('button', { name: /取消询价/ }))
    const question = within(await screen.findByRole('tooltip'))
    mock(getInquiryDetail, { ...PLAIN, status: 6, canCancel: false })
    await user.click(question.getByRole('button', { name: /取消询价/ }))
    expect(await screen.findByText('已取消')).toBeVisible()
    expect(sent).toHaveLength(1)
  })

  it('offers nothing once it has expired but to ask again', async () => {
    openOne({ ...PLAIN, status: 5, canCancel: false })
    expect(await screen.findByRole('link', { name: '重新询价' })).toBeVisible()
    expect(screen.queryByRole('region', { name: '接受报价' })).toBeNull()
    expect(
      (await lineOf(1)).getAllByRole('radio').every((one) => one.hasAttribute('disabled')),
    ).toBe(true)
  })

  it('is no offer when no shop can supply, and leads to another inquiry', async () => {
    const lines = PLAIN.lines.map((line) => ({
      ...line,
      answers: line.answers.map((answer) => ({ ...answer, status: 4, goods: null })),
    }))
    openOne({ ...PLAIN, status: 7, lines, canCancel: false })
    expect(await screen.findByText(/^店铺不能供应所询的商品/)).toBeVisible()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('不能供应')
    expect(screen.getByRole('link', { name: '重新询价' })).toBeVisible()
    expect(screen.queryByText(/有效至/)).toBeNull()
    expect(screen.queryByRole('button', { name: /取消询价/ })).toBeNull()
  })

  it('is unknown when it is somebody else’s', async () => {
    mockFailure(getInquiryDetail, { status: 400, code: 1004, msg: '询价单不存在' })
    renderMall(<InquiryView inquiryNo={INQUIRY_NO} />, { username: 'demo', at: '/inquiry/R1' })
    expect(await screen.findByText('询价单不存在')).toBeVisible()
  })
})

function List() {
  return <InquiryListView state={inquiryListAddress.read(useRouter().query)} />
}

describe('the list of inquiries', () => {
  const openList = (at = '/inquiry/list') => renderMall(<List />, { username: 'demo', at })

  it('shows what was asked, its state and how much is answered', async () => {
    mock(getInquiryList, INQUIRIES)
    openList()
    const row = (await screen.findByRole('link', { name: /非标法兰/ })).closest('tr')
    expect(row).toHaveTextContent('部分报价')
    expect(screen.getByRole('link', { name: /非标法兰/ })).toHaveAttribute(
      'href',
      `/inquiry/${INQUIRY_NO}`,
    )
    expect(screen.getByRole('navigation', { name: '分页' })).toBeVisible()
  })

  it('says on a phone, too, how much is answered and until when', async () => {
    mock(getInquiryList, INQUIRIES)
    openList()
    const link = await screen.findByRole('link', { name: /^岑钧 外六角螺栓 M8×30；非标法兰/ })
    const row = within(link.closest('tr') ?? document.body)
    // As narrow as jsdom's window is, there are no columns for them.
    expect(screen.getAllByRole('columnheader')).toHaveLength(1)
    expect(row.getByText('已答复 1/2 行')).toBeVisible()
    expect(row.getByText(/^有效至/)).toHaveTextContent(/^有效至 \d{4}-\d\d-\d\d \d\d:\d\d$/)
  })

  it('searches by the address', async () => {
    const asked = mock(getInquiryList, INQUIRIES)
    const { user, router } = openList('/inquiry/list?type=2')
    await screen.findByRole('link', { name: /非标法兰/ })
    await user.type(screen.getByRole('searchbox', { name: '搜索询价' }), '法兰{Enter}')
    await waitFor(() => expect(router.query).toEqual({ type: '2', keyword: '法兰' }))
    await waitFor(() => expect(asked.at(-1)?.body).toMatchObject({ type: 2, keyword: '法兰' }))
  })

  it('leads to the form when it is empty', async () => {
    mock(getInquiryList, { ...INQUIRIES, list: [], total: 0 })
    openList()
    expect(await screen.findByText('还没有询价')).toBeVisible()
    expect(screen.getAllByRole('link', { name: '发起询价' })).toHaveLength(2)
  })
})
