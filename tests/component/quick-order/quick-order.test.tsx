import { act, screen, waitFor, within } from '@testing-library/react'
import fc from 'fast-check'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { resultCsv } from '@/components/quick-order/order-files'
import { summaryOf, toOrderRow } from '@/components/quick-order/order-rows'
import { QuickOrderView } from '@/components/quick-order/quick-order-view'
import { type OrderScreen, useOrderScreen } from '@/components/quick-order/use-order-screen'
import { saveCartProduct } from '@/contract/cart/add-to-cart-calls'
import { STORAGE } from '@/contract/constants'
import { readPasted } from '@/contract/quick-order/pasted-list-rules'
import { matchLines, parseSheet } from '@/contract/quick-order/quick-order-calls'
import { orderDraft } from '@/services/store/quick-order-draft'
import { MATCHED, MATCHES, OFFER, SHEET, UNKNOWN } from '../../support/good-order'
import { mock, mockFailure, mockUnchecked, server } from '../../support/mock-server'
import { mutationsOf } from '../../support/mutated-answer'
import { renderMall } from '../../support/render-mall'
import { runsOf } from '../../support/runs'

const PASTED = 'CJ1234567 200\nM8 外六角 100个\n不知道什么 5个'

async function paste(user: ReturnType<typeof renderMall>['user'], text = PASTED) {
  const box = await screen.findByRole('textbox', { name: '粘贴物料表' })
  await user.click(box)
  await user.paste(text)
  await user.click(screen.getByRole('button', { name: '识别物料表' }))
}

/** What the page works with, at this moment. */
let order: OrderScreen | undefined
function Probe() {
  order = useOrderScreen()
  return <p>{summaryOf(order.rows ?? []).ready.length}</p>
}

const list = () => screen.findByRole('list', { name: '物料表' })
const rows = async () => within(await list()).findAllByRole('listitem')

describe('quick order page', () => {
  it('matches a pasted list and adds the confirmed lines; the rest stays', async () => {
    const requested = mock(matchLines, MATCHES)
    const saved = mock(saveCartProduct, { count: 2, adjusted: [] })
    const { user } = renderMall(<QuickOrderView />, { username: 'demo' })
    await paste(user)
    expect(await screen.findByText('商品编号相符')).toBeVisible()
    expect(requested[0]?.body).toMatchObject({
      lines: [
        { text: 'CJ1234567', qty: 200 },
        { text: 'M8 外六角', qty: 100 },
        { text: '不知道什么', qty: 5 },
      ],
    })
    const choice = within(screen.getByRole('group', { name: '第 2 行 选择商品' }))
    const [, second] = choice.getAllByRole('radio')
    if (!second) throw new Error('only one candidate')
    await user.click(second)
    expect(screen.getByRole('button', { name: '第 2 行 更换商品' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: '确认加入购物车（2）' }))
    await waitFor(async () => expect(await rows()).toHaveLength(1))
    expect(saved[0]?.body).toMatchObject({
      items: [
        { skuId: 7, qty: 200 },
        { skuId: 9, qty: 100 },
      ],
    })
    expect(screen.getByDisplayValue('不知道什么')).toBeVisible()
    const bar = within(screen.getByRole('region', { name: '物料表汇总' }))
    expect(bar.getByText(/^2 行已加入购物车，合计 ¥/)).toBeVisible()
    expect(bar.getByRole('link', { name: '去购物车' })).toHaveAttribute('href', '/cart/list')
  })

  it('adds nothing that was removed, and nothing old, while the first hundred are on their way', async () => {
    server.use(
      http.post(`*${matchLines.path}`, async ({ request }) => {
        const { lines } = matchLines.input.parse(await request.json())
        return HttpResponse.json({ code: 0, msg: '', data: { lines: lines.map(() => MATCHED) } })
      }),
    )
    const sent: number[][] = []
    let release = () => {}
    server.use(
      http.post(`*${saveCartProduct.path}`, async ({ request }) => {
        const { items } = saveCartProduct.input.parse(await request.json())
        sent.push(items.map(({ qty }) => qty))
        if (sent.length === 1) await new Promise<void>((done) => (release = done))
        return HttpResponse.json({ code: 0, msg: '', data: { count: 1, adjusted: [] } })
      }),
    )
    const text = Array.from({ length: 102 }, (_, at) => `CJ${1_000_000 + at} 100`).join('\n')
    orderDraft.write(
      readPasted(text).lines.map((line) => ({ ...line, key: String(line.row), chosen: null })),
    )
    renderMall(<Probe />, { username: 'demo' })
    await screen.findByText('102')
    act(() => void order?.confirm())
    await waitFor(() => expect(sent).toHaveLength(1))
    act(() => order?.discard(['101']))
    act(() => order?.change('102', { qty: 500 }))
    release()
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[1]).toEqual([500])
  })

  it('says what was added, and what the cart raised, when nothing is left of the list', async () => {
    mock(matchLines, { lines: [MATCHED] })
    const adjusted = [{ skuId: 7, from: 200, to: 300, reason: '须为 300 个的整数倍' }]
    mock(saveCartProduct, { count: 1, adjusted })
    const { user } = renderMall(<QuickOrderView />, { username: 'demo' })
    await paste(user, 'CJ1234567 200')
    await user.click(await screen.findByRole('button', { name: '确认加入购物车（1）' }))
    const bar = within(await screen.findByRole('region', { name: '加入结果' }))
    expect(bar.getByText(/^1 行已加入购物车，数量 200 已调整为 300/)).toBeVisible()
    expect(bar.getByRole('link', { name: '去购物车' })).toBeVisible()
  })

  it('puts removed lines back into their places', async () => {
    mock(matchLines, MATCHES)
    const { user } = renderMall(<QuickOrderView />)
    await paste(user)
    expect(await screen.findByText('商品编号相符')).toBeVisible()
    const texts = () => screen.getAllByRole('textbox', { name: /描述$/ })
    const undo = () => user.click(screen.getByRole('button', { name: '撤销' }))
    const before = texts().map((field) => field.getAttribute('value'))
    await user.click(screen.getByRole('button', { name: '删除第 2 行' }))
    expect(screen.getByText('已删除 1 行')).toBeVisible()
    await undo()
    expect(texts().map((field) => field.getAttribute('value'))).toEqual(before)
    await user.click(screen.getByRole('button', { name: '清空物料表' }))
    expect(screen.getByText('已删除 3 行')).toBeVisible()
    await undo()
    expect(texts().map((field) => field.getAttribute('value'))).toEqual(before)
    expect(screen.queryByText(/^已删除/)).toBeNull()
    expect(await screen.findByText('商品编号相符')).toBeVisible()
  })

  it('shows what another tab makes of the list, and never brings back what went from it', async () => {
    const requested = mock(matchLines, MATCHES)
    const { user } = renderMall(<QuickOrderView />, { username: 'demo' })
    await paste(user)
    await screen.findByText('商品编号相符')
    const [first, , last] = orderDraft.read()
    if (!first || !last) throw new Error('not stored')
    const elsewhere = [
      { ...last, note: '另一页' },
      { ...first, key: 'new', text: '垫圈' },
    ]
    localStorage.setItem(STORAGE.quickOrder, JSON.stringify(elsewhere))
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: STORAGE.quickOrder })))
    await waitFor(async () => expect(await rows()).toHaveLength(2))
    await waitFor(() => expect(requested).toHaveLength(2))
    expect(requested[1]?.body).toMatchObject({ lines: [{ text: '垫圈' }] })
    const undoable = screen.getAllByRole('button', { name: /^删除第 1 行/ })
    await user.click(undoable[0] ?? document.body)
    expect(orderDraft.read().map(({ text }) => text)).toEqual(['垫圈'])
  })

  it('matches an edited line again', async () => {
    mock(matchLines, { lines: [UNKNOWN] })
    const { user } = renderMall(<QuickOrderView />)
    await paste(user, '不知道什么')
    expect(await screen.findByText('没有找到相符的商品')).toBeVisible()
    const again = mock(matchLines, { lines: [MATCHED] })
    const text = screen.getByRole('textbox', { name: '第 1 行 描述' })
    await user.clear(text)
    await user.type(text, 'CJ1234567{Enter}')
    expect(await screen.findByText('商品编号相符')).toBeVisible()
    expect(again[0]?.body).toMatchObject({ lines: [{ text: 'CJ1234567' }] })
  })

  it('shows a failure and retries', async () => {
    mockFailure(matchLines, { status: 503, code: 5003, msg: '服务暂时不可用' })
    const { user } = renderMall(<QuickOrderView />)
    await paste(user, 'CJ1234567 200')
    const retry = await screen.findByRole('button', { name: '重试' })
    expect(retry.closest('[role=alert]')).toHaveTextContent('服务暂时不可用')
    mock(matchLines, { lines: [MATCHED] })
    await user.click(retry)
    expect(await screen.findByText('商品编号相符')).toBeVisible()
    expect(retry).not.toBeInTheDocument()
  })

  it('links a visitor to the sign-in and keeps the draft', async () => {
    mock(matchLines, { lines: [MATCHED] })
    const { user, again } = renderMall(<QuickOrderView />)
    await paste(user, 'CJ1234567 200')
    expect(await screen.findByText('商品编号相符')).toBeVisible()
    expect(screen.getByRole('link', { name: '登录后加入购物车' })).toHaveAttribute(
      'href',
      '/login?redirect=%2Fquick-order',
    )
    again(<QuickOrderView key="again" />)
    expect(await screen.findByDisplayValue('CJ1234567')).toBeVisible()
    expect(await screen.findByText('商品编号相符')).toBeVisible()
    await user.click(screen.getByRole('button', { name: '清空物料表' }))
    expect(await screen.findByText('物料表还是空的')).toBeVisible()
    expect(localStorage.getItem(STORAGE.quickOrder)).toBeNull()
  })

  it('reads a spreadsheet and reports its rows', async () => {
    mock(parseSheet, SHEET)
    const requested = mock(matchLines, { lines: [MATCHED] })
    const { user } = renderMall(<QuickOrderView />)
    await user.upload(await screen.findByLabelText('上传表格'), new File(['x'], '清单.xlsx'))
    expect(
      await screen.findByText(/读取 1 行，空行 1 行，1 行没有商品信息未读取（第 4 行）/),
    ).toBeVisible()
    expect(requested[0]?.body).toMatchObject({
      lines: [{ text: '螺栓', itemNo: 'CJ1234567', qty: 200, buyerCode: 'M-1' }],
    })
  })

  it('shows why a spreadsheet was refused, and does not upload one over 5 MB', async () => {
    const calls = mockFailure(parseSheet, { status: 400, code: 1001, msg: '不支持旧版 .xls' })
    const { user } = renderMall(<QuickOrderView />)
    const input = await screen.findByLabelText('上传表格')
    await user.upload(input, new File(['x'], 'a.csv'))
    expect(await screen.findByText('不支持旧版 .xls', { selector: '[role=alert] *' })).toBeVisible()
    const large = new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'b.csv')
    await user.upload(screen.getByLabelText('上传表格'), large)
    expect(await screen.findByText('文件不能超过 5 MB')).toBeVisible()
    expect(calls).toHaveLength(1)
  })

  it('leaves out lines not sold in the area', async () => {
    mock(matchLines, { lines: [{ ...MATCHED, skus: [{ ...OFFER, state: 'areaOff' }] }] })
    const { user } = renderMall(<QuickOrderView />, { username: 'demo' })
    await paste(user, 'CJ1234567 200')
    expect(await screen.findByText('全国不可售，不会加入购物车')).toBeVisible()
    expect(screen.getByRole('button', { name: '确认加入购物车（0）' })).toBeDisabled()
  })

  it('does not crash, whatever matchLines answers', async () => {
    const kinds = fc.constantFrom('silly' as const, 'wrong' as const)
    const mutation = kinds.chain((kind) => mutationsOf(MATCHES, { kind, copies: 30 }))
    await fc.assert(
      fc.asyncProperty(mutation, async ({ answer }) => {
        localStorage.clear()
        mockUnchecked(matchLines, answer)
        const { user, unmount, container } = renderMall(<QuickOrderView />)
        await paste(user)
        await waitFor(() => expect(container).not.toHaveTextContent('正在识别'))
        expect(container).toHaveTextContent('快速下单')
        unmount()
      }),
      { seed: 14, numRuns: runsOf(10) },
    )
  }, 60_000)
})

describe('quick order result as csv', () => {
  it('is readable by quick order again, without formulas', () => {
    const lines = readPasted('物料编码\t编号\t数量\nM-1\tCJ1234567\t150\nM-2\t=1+1 "x"\t3').lines
    const drafts = lines.map((line, at) => ({ ...line, key: String(at), chosen: null }))
    const csv = resultCsv(
      drafts.map((row, at) => toOrderRow(row, [MATCHED, UNKNOWN][at])),
      '上海市',
    )
    expect(csv.split('\r\n')[1]).toBe(
      '"M-1","CJ1234567","岑钧 外六角螺栓 M8×30","200","","已匹配","须为 100 个的整数倍，已由 150 改为 200"',
    )
    expect(csv).toContain('"\'=1+1 ""x"""')
  })
})
