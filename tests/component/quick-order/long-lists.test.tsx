import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { leftCsv } from '@/components/quick-order/order-files'
import { toOrderRow } from '@/components/quick-order/order-rows'
import { QuickOrderView } from '@/components/quick-order/quick-order-view'
import { saveCartProduct } from '@/contract/cart/add-to-cart-calls'
import { readPasted } from '@/contract/quick-order/pasted-list-rules'
import { matchLines, parseSheet } from '@/contract/quick-order/quick-order-calls'
import { chooseOption } from '../../support/choose-option'
import { MATCHED, MATCHES, OFFER, SHEET, UNKNOWN } from '../../support/good-order'
import { mock, mockFailure, server } from '../../support/mock-server'
import { renderMall } from '../../support/render-mall'

type User = ReturnType<typeof renderMall>['user']

async function paste(user: User, text: string) {
  await user.click(await screen.findByRole('textbox', { name: '粘贴物料表' }))
  await user.paste(text)
  await user.click(screen.getByRole('button', { name: '识别物料表' }))
}

const rows = async () =>
  within(await screen.findByRole('list', { name: '物料表' })).findAllByRole('listitem')

/** Answers each chunk of lines when the test says so. */
function mockHeld() {
  const sizes: number[] = []
  const release: (() => void)[] = []
  server.use(
    http.post(`*${matchLines.path}`, async ({ request }) => {
      const { lines } = matchLines.input.parse(await request.json())
      sizes.push(lines.length)
      await new Promise<void>((done) => release.push(done))
      const data = { lines: lines.map(() => MATCHED) }
      return HttpResponse.json({ code: 0, msg: '', data })
    }),
  )
  return { sizes, next: () => release.shift()?.() }
}

describe('quantities of a quick order', () => {
  it('in packs become pieces, and the line says so', async () => {
    const requested = mock(matchLines, { lines: [MATCHED] })
    const saved = mock(saveCartProduct, { count: 1, adjusted: [] })
    const { user } = renderMall(<QuickOrderView />, { username: 'demo' })
    await paste(user, 'CJ1234567 2盒')
    expect(await screen.findByText('2 盒 = 200 个')).toBeVisible()
    expect(requested[0]?.body).toMatchObject({
      lines: [{ text: 'CJ1234567', qty: 2, unit: '盒' }],
    })
    await user.click(screen.getByRole('button', { name: '确认加入购物车（1）' }))
    await waitFor(() => expect(saved[0]?.body).toMatchObject({ items: [{ skuId: 7, qty: 200 }] }))
  })

  it('that cannot be read are said, and keep the line from the cart until filled in', async () => {
    mock(matchLines, { lines: [MATCHED] })
    const { user } = renderMall(<QuickOrderView />, { username: 'demo' })
    await paste(user, 'CJ1234567 12.5')
    expect(await screen.findByText('数量“12.5”无法识别，应为整数，请填写数量')).toBeVisible()
    expect(screen.getByRole('button', { name: '确认加入购物车（0）' })).toBeDisabled()
    expect(screen.getByText('待填数量')).toHaveTextContent('1')
    const field = screen.getByRole('spinbutton', { name: '第 1 行 数量' })
    await user.click(field)
    await user.tab()
    expect(field).toHaveDisplayValue('')
    await user.type(field, '300{Enter}')
    expect(screen.getByRole('button', { name: '确认加入购物车（1）' })).toBeEnabled()
    expect(screen.queryByText(/12\.5”无法识别/)).not.toBeInTheDocument()
  })

  it('at the end of a description count where the answer takes them for one', async () => {
    const reason = '描述只与该商品相符，按数量 1000'
    const requested = mock(matchLines, { lines: [{ ...MATCHED, tail: 'quantity', reason }] })
    const { user } = renderMall(<QuickOrderView />)
    await paste(user, '平垫圈 M8 1000')
    expect(await screen.findByText(reason)).toBeVisible()
    expect(screen.getByRole('spinbutton', { name: '第 1 行 数量' })).toHaveDisplayValue('1000')
    expect(requested[0]?.body).toMatchObject({
      lines: [{ text: '平垫圈 M8 1000', tail: { text: '平垫圈 M8', qty: 1000 } }],
    })
  })

  it('at the end of a description are shown before the buyer has chosen', async () => {
    const [, candidates] = MATCHES.lines
    if (!candidates) throw new Error('no match with candidates')
    mock(matchLines, { lines: [{ ...candidates, tail: 'quantity' }] })
    const { user } = renderMall(<QuickOrderView />)
    await paste(user, '平垫圈 M8 1000')
    expect(await screen.findByText('数量 1000')).toBeVisible()
    expect(screen.queryByText('未写数量')).not.toBeInTheDocument()
  })

  it('at the end of a description do not count where it is a size', async () => {
    mock(matchLines, { lines: [{ ...MATCHED, tail: 'goods' }] })
    const { user } = renderMall(<QuickOrderView />)
    await paste(user, '活动扳手 300')
    expect(await screen.findByText('未写数量，按起订量 100 个')).toBeVisible()
  })

  it('of one typed line are read from its text or its field', async () => {
    const requested = mock(matchLines, { lines: [MATCHED] })
    const { user } = renderMall(<QuickOrderView />)
    const text = await screen.findByRole('textbox', { name: '商品编号、型号或描述' })
    const qty = screen.getByRole('textbox', { name: '数量' })
    await user.type(text, 'KN95口罩 5盒{Enter}')
    await waitFor(() => expect(requested).toHaveLength(1))
    await user.type(text, 'CJ1234567')
    await user.type(qty, '12.5')
    expect(screen.getByText('数量“12.5”无法识别，应为整数')).toBeVisible()
    await user.clear(qty)
    await user.type(qty, '3箱{Enter}')
    await waitFor(() => expect(requested).toHaveLength(2))
    expect(requested.map(({ body }) => body)).toMatchObject([
      { lines: [{ text: 'KN95口罩', qty: 5, unit: '盒' }] },
      { lines: [{ text: 'CJ1234567', qty: 3, unit: '箱' }] },
    ])
  })
})

const PASTED_TABLE = '东西\t要几\t哪里用\n外六角螺栓\t20\t车间\n六角螺母\t30\t仓库'

describe('columns of a list', () => {
  it('that were not understood are asked for, and remembered for the same titles', async () => {
    const requested = mock(matchLines, { lines: [MATCHED, MATCHED] })
    const { user } = renderMall(<QuickOrderView />)
    await paste(user, PASTED_TABLE)
    const dialog = await screen.findByRole('dialog', { name: '指定各列的内容' })
    expect(within(dialog).getByRole('cell', { name: '外六角螺栓' })).toBeVisible()
    expect(within(dialog).getByTitle('第 1 行')).toBeVisible()
    expect(requested).toHaveLength(0)
    const third = within(dialog).getByRole('combobox', { name: 'C 列是' })
    await chooseOption(user, third, '备注')
    await user.click(within(dialog).getByRole('button', { name: '按此读取' }))
    expect(await screen.findByText('备注 车间')).toBeVisible()
    expect(requested[0]?.body).toMatchObject({
      lines: [
        { text: '外六角螺栓', qty: 20 },
        { text: '六角螺母', qty: 30 },
      ],
    })
    await user.click(screen.getByRole('button', { name: '清空物料表' }))
    await paste(user, PASTED_TABLE.replace('20', '50'))
    expect(await screen.findByText('备注 车间')).toBeVisible()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('are left as read when the buyer cancels', async () => {
    mock(matchLines, { lines: [MATCHED, MATCHED, MATCHED] })
    const { user } = renderMall(<QuickOrderView />)
    await paste(user, PASTED_TABLE)
    await user.click(await screen.findByRole('button', { name: '取消' }))
    expect(await rows()).toHaveLength(3)
  })

  it('need one that names the goods', async () => {
    const { user } = renderMall(<QuickOrderView />)
    await paste(user, PASTED_TABLE)
    const dialog = await screen.findByRole('dialog')
    await chooseOption(user, within(dialog).getByRole('combobox', { name: 'A 列是' }), '忽略')
    await chooseOption(user, within(dialog).getByRole('combobox', { name: 'C 列是' }), '忽略')
    expect(within(dialog).getByRole('alert')).toHaveTextContent('请至少指定')
    expect(within(dialog).getByRole('button', { name: '按此读取' })).toBeDisabled()
  })

  it('of a sheet can be changed afterwards: its lines are read again', async () => {
    const again = { ...SHEET, lines: SHEET.lines.map((line) => ({ ...line, text: '六角螺母' })) }
    mock(parseSheet, SHEET)
    mock(matchLines, { lines: [MATCHED] })
    const { user } = renderMall(<QuickOrderView />, { username: 'demo' })
    await user.upload(await screen.findByLabelText('上传表格'), new File(['x'], '清单.xlsx'))
    expect(await screen.findByDisplayValue('螺栓')).toBeVisible()
    const sent = mock(parseSheet, again)
    await user.click(screen.getByRole('button', { name: '调整列' }))
    await user.click(await screen.findByRole('button', { name: '按此读取' }))
    expect(await screen.findByDisplayValue('六角螺母')).toBeVisible()
    expect(screen.queryByDisplayValue('螺栓')).not.toBeInTheDocument()
    expect(sent).toHaveLength(1)
  })

  it('can be changed until their lines are in the cart, not once they are asked for', async () => {
    mock(parseSheet, SHEET)
    mock(matchLines, { lines: [MATCHED] })
    mockFailure(saveCartProduct, { status: 422, code: 1022, msg: '购物车已满' })
    const { user } = renderMall(<QuickOrderView />, { username: 'demo' })
    await user.upload(await screen.findByLabelText('上传表格'), new File(['x'], '清单.xlsx'))
    const add = await screen.findByRole('button', { name: '确认加入购物车（1）' })
    await user.click(add)
    expect(await screen.findByRole('alert')).toHaveTextContent('购物车已满')
    expect(screen.getByRole('button', { name: '调整列' })).toBeVisible()
    mock(saveCartProduct, { count: 1, adjusted: [] })
    await user.click(add)
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: '调整列' })).not.toBeInTheDocument(),
    )
  })
})

describe('a long list', () => {
  const lines = (count: number) =>
    Array.from({ length: count }, (_, at) => `CJ${1_000_000 + at} 100`).join('\n')

  it('is matched by chunks, can be stopped, and goes on later', async () => {
    const held = mockHeld()
    const { user } = renderMall(<QuickOrderView />)
    await paste(user, lines(250))
    const bar = await screen.findByRole('progressbar', { name: '识别进度' })
    expect(bar).toHaveAttribute('aria-valuenow', '0')
    await waitFor(() => expect(held.sizes).toEqual([100]))
    held.next()
    await waitFor(() => expect(bar).toHaveAttribute('aria-valuenow', '40'))
    await waitFor(() => expect(held.sizes).toEqual([100, 100]))
    await user.click(screen.getByRole('button', { name: '停止' }))
    expect(await screen.findByText('已停止，还有 150 行没有识别')).toBeVisible()
    held.next()
    await user.click(screen.getByRole('button', { name: '继续识别' }))
    await waitFor(() => expect(held.sizes).toEqual([100, 100, 100]))
    held.next()
    await waitFor(() => expect(held.sizes).toEqual([100, 100, 100, 50]))
    held.next()
    await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument())
    const isCounted = (_text: string, element: Element | null) =>
      element?.textContent === '250 已匹配'
    expect(screen.getByText(isCounted)).toBeVisible()
  })

  it('is shown by pages of 100 rows, and by what is left to do', async () => {
    mock(matchLines, { lines: Array.from({ length: 100 }, (_, at) => (at ? MATCHED : UNKNOWN)) })
    const { user } = renderMall(<QuickOrderView />)
    await paste(user, lines(200))
    expect(await rows()).toHaveLength(100)
    await user.click(screen.getByTitle('下一页'))
    expect(await screen.findByDisplayValue('CJ1000100')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument())
    await chooseOption(user, screen.getByRole('combobox', { name: '显示' }), '未识别')
    expect(await rows()).toHaveLength(2)
    expect(screen.getByRole('textbox', { name: '第 101 行 描述' })).toBeVisible()
  })

  it('goes into the cart by chunks; what the cart refuses stays', async () => {
    mock(matchLines, { lines: Array.from({ length: 100 }, () => MATCHED) })
    const saved = mock(saveCartProduct, { count: 100, adjusted: [] })
    const { user } = renderMall(<QuickOrderView />, { username: 'demo' })
    await paste(user, lines(200))
    const button = await screen.findByRole('button', { name: '确认加入购物车（200）' })
    await waitFor(() => expect(button).toBeEnabled())
    server.use(
      http.post(`*${saveCartProduct.path}`, () => {
        saved.push({ body: null, headers: new Headers() })
        const isFirst = saved.length === 1
        const data = isFirst ? { count: 100, adjusted: [] } : null
        const refusal = { code: 1022, msg: '购物车最多 500 行，请先清理', data }
        return HttpResponse.json(isFirst ? { code: 0, msg: '', data } : refusal, {
          status: isFirst ? 200 : 422,
        })
      }),
    )
    await user.click(button)
    expect(await screen.findByRole('alert')).toHaveTextContent(
      '100 行已加入购物车，其余仍在物料表中：购物车最多 500 行，请先清理',
    )
    expect(await rows()).toHaveLength(100)
  })

  it('that the browser has no room for says so', async () => {
    mock(matchLines, { lines: [MATCHED] })
    const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    const { user } = renderMall(<QuickOrderView />)
    await paste(user, 'CJ1234567 100')
    expect(await screen.findByText(/浏览器未能保存/)).toBeVisible()
    setItem.mockRestore()
  })

  it('of more than 5,000 lines is refused', async () => {
    const { user } = renderMall(<QuickOrderView />)
    await paste(user, 'CJ1234567 1\n'.repeat(5001))
    expect(await screen.findByRole('alert')).toHaveTextContent('最多 5000 行')
    expect(screen.getByText('物料表还是空的')).toBeVisible()
  })

  it('shows why its matching failed and goes on from there', async () => {
    mockFailure(matchLines, { status: 429, code: 1029, msg: '操作过于频繁，请稍后再试' })
    const { user } = renderMall(<QuickOrderView />)
    await paste(user, lines(3))
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('操作过于频繁')
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
    mock(matchLines, { lines: [MATCHED, MATCHED, MATCHED] })
    await user.click(await screen.findByRole('button', { name: '重试' }))
    await waitFor(() => expect(alert).not.toBeInTheDocument())
    expect(screen.getAllByText('商品编号相符')).toHaveLength(3)
  })
})

describe('lines left of a quick order as csv', () => {
  it('have goods and quantity apart where the match told them apart', () => {
    const [line] = readPasted('平垫圈 M8 1000').lines
    if (!line) throw new Error('no line was read')
    const match = { ...UNKNOWN, tail: 'quantity' as const }
    const csv = leftCsv([toOrderRow({ ...line, key: '1', chosen: null }, match)], '上海市')
    expect(csv).toContain('"平垫圈 M8 1000","平垫圈 M8","","1000"')
  })

  it('have their original text and the reasons, and can be read again', () => {
    const { lines } = readPasted(
      '物料编码\t品名\t数量\t备注\nM-1\t外六角螺栓\t200\t\nM-2\t=1+1\t2箱\t急用\nM-3\t垫圈\t12.5\t\nM-4\t停售的\t1\t\nM-5\t没问的\t1\t',
    )
    const off = { ...MATCHED, skus: [{ ...OFFER, state: 'areaOff' as const }] }
    const matches = [MATCHED, UNKNOWN, MATCHED, off, undefined]
    const csv = leftCsv(
      lines.map((line, at) => toOrderRow({ ...line, key: String(at), chosen: null }, matches[at])),
      '上海市',
    )
    expect(csv.split('\r\n').slice(1, -1)).toEqual([
      '"3","M-2 =1+1 2箱 急用","\'=1+1","","2箱","M-2","急用","未识别","没有找到相符的商品"',
      '"4","M-3 垫圈 12.5","垫圈","","","M-3","","已匹配","数量“12.5”无法识别，应为整数，请填写数量"',
      '"5","M-4 停售的 1","停售的","","100","M-4","","已匹配","上海市不可售；不足起订量 100 个，已由 1 改为 100"',
      '"6","M-5 没问的 1","没问的","","1","M-5","","识别中","尚未识别"',
    ])
    const again = readPasted(csv.replaceAll('"', '').replaceAll(',', '\t'))
    expect(
      again.lines.map(({ text, qty, unit, buyerCode }) => [text, qty, unit, buyerCode]),
    ).toEqual([
      ['=1+1', 2, '箱', 'M-2'],
      ['垫圈', null, '', 'M-3'],
      ['停售的', 100, '', 'M-4'],
      ['没问的', 1, '', 'M-5'],
    ])
  })
})
