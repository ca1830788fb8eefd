import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AreaSwitchDialog, type AreaSwitchDialogProps } from '@/components/area/area-switch-dialog'
import type { AreaChange } from '@/contract/area/area-switch-calls'
import { renderMall } from '../../support/render-mall'

function buildChange(over: Partial<AreaChange> = {}): AreaChange {
  return {
    id: 'a',
    skuId: 7,
    itemNo: 'CJ1234567',
    title: '岑钧 外六角螺栓',
    spec: 'M8×30',
    image: '/api/product/drawing/hex-bolt.svg',
    unit: '个',
    qty: 200,
    becomes: 'unsellable',
    priceFrom: 5000,
    priceTo: 5200,
    leadDaysFrom: 3,
    leadDaysTo: 6,
    ...over,
  }
}

const CHANGES = [
  buildChange(),
  buildChange({ id: 'b', becomes: 'dearer', itemNo: 'CJ2' }),
  buildChange({ id: 'b', becomes: 'later', itemNo: 'CJ2' }),
  buildChange({ id: 'c', becomes: 'later', itemNo: 'CJ3' }),
]

function show(over: Partial<AreaSwitchDialogProps> = {}) {
  const events = { onConfirm: vi.fn(), onCancel: vi.fn(), onRetry: vi.fn() }
  const state = { preview: undefined, error: undefined, isPending: false }
  const view = <AreaSwitchDialog areaTitle="江苏省" {...state} {...events} {...over} />
  return { ...events, user: renderMall(view).user }
}

const press = (name: string) => screen.getByRole('button', { name })

function Page() {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        江苏省
      </button>
      {isOpen ? (
        <AreaSwitchDialog
          areaTitle="江苏省"
          preview={{ changes: CHANGES, lineCount: 3 }}
          error={undefined}
          isPending={false}
          onConfirm={close}
          onCancel={close}
          onRetry={close}
        />
      ) : null}
    </>
  )
}

describe('area switch dialog', () => {
  // A Monday: three working days later it is Thursday.
  beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T02:00:00Z') }))
  afterEach(() => vi.useRealTimers())

  it('counts each line once and groups the changes by kind', async () => {
    show({ preview: { changes: CHANGES, lineCount: 9 } })
    expect(
      screen.getByRole('dialog', { name: '切换到江苏省后，购物车中 3 件商品会有变化' }),
    ).toBeVisible()
    const headings = screen.getAllByRole('heading', { level: 3 }).map((node) => node.textContent)
    expect(headings.map((text) => text?.replace(/）.*/, '）'))).toEqual([
      '不可售（1）',
      '涨价（1）',
      '送达变晚（2）',
    ])
    expect(await screen.findAllByText(/11月26日（周四） →/)).toHaveLength(2)
    const rows = screen.getAllByRole('listitem').map((row) => row.textContent)
    expect(rows[0]).toMatch(/岑钧 外六角螺栓 M8×30商品编号 CJ1234567数量 200 个该区域不可售/)
    expect(rows[1]).toMatch(/CJ2.*¥0\.50 → ¥0\.52\/个涨 ¥0\.02/)
    expect(rows[2]).toMatch(/CJ2.*11月26日（周四） → 12月1日（周二）送达晚 3 个工作日/)
  })

  it('omits empty groups', () => {
    show({ preview: { changes: [buildChange({ becomes: 'later' })], lineCount: 1 } })
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(1)
  })

  it('states that the cart is unaffected when nothing changes', () => {
    show({ preview: { changes: [], lineCount: 4 } })
    expect(screen.getByRole('dialog', { name: '切换到江苏省？' })).toHaveTextContent('不受影响')
  })

  it('calls onConfirm or onCancel', async () => {
    const { user, onConfirm, onCancel } = show({ preview: { changes: CHANGES, lineCount: 3 } })
    await user.click(press('不切换'))
    expect([onConfirm.mock.calls.length, onCancel.mock.calls.length]).toEqual([0, 1])
    await user.click(press('仍要切换'))
    expect([onConfirm.mock.calls.length, onCancel.mock.calls.length]).toEqual([1, 1])
  })

  it('Esc cancels', async () => {
    const { user, onConfirm, onCancel } = show({ preview: { changes: CHANGES, lineCount: 3 } })
    await user.keyboard('{Escape}')
    expect([onConfirm.mock.calls.length, onCancel.mock.calls.length]).toEqual([0, 1])
  })

  it('shows why the preview failed, with a retry, and still allows the switch', async () => {
    const { user, onRetry, onConfirm } = show({ error: { message: '数据库暂时不可用' } })
    const alert = screen.getByRole('alert')
    expect(alert).toHaveTextContent('暂时无法确认购物车会受到的影响')
    expect(alert).toHaveTextContent('数据库暂时不可用')
    await user.click(within(alert).getByRole('button', { name: '重试' }))
    await user.click(press('仍要切换'))
    expect([onRetry.mock.calls.length, onConfirm.mock.calls.length]).toEqual([1, 1])
  })

  it('does not retry while a retry is pending', async () => {
    const { user, onRetry } = show({ error: { message: '请求超时' }, isPending: true })
    await user.click(screen.getByRole('button', { name: /重试/ }))
    expect(onRetry).not.toHaveBeenCalled()
  })

  it('announces the pending preview', () => {
    show({ isPending: true })
    expect(screen.getByRole('status')).toHaveTextContent('正在确认')
  })

  it('takes focus, locks page scrolling, and restores both on close', async () => {
    const { user } = renderMall(<Page />)
    await user.click(press('江苏省'))
    const dialog = screen.getByRole('dialog')
    await waitFor(() =>
      expect(dialog).toContainElement(
        document.activeElement instanceof HTMLElement ? document.activeElement : null,
      ),
    )
    // antd stops the page by a stylesheet of its own.
    expect(document.documentElement).toHaveTextContent('overflow-y: hidden')
    await user.click(press('不切换'))
    expect(press('江苏省')).toHaveFocus()
    expect(document.documentElement).not.toHaveTextContent('overflow-y: hidden')
  })
})
