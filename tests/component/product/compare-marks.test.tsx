import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { CompareDock } from '@/components/product/compare-dock'
import { CompareButton } from '@/components/product/shared/compare-button'
import { compareSkus } from '@/contract/product/compare-calls'
import { readMarks, toggleMark } from '@/hooks/product/compare-marks'
import { useCompareMarks } from '@/hooks/product/use-compare-marks'
import { COMPARISON } from '../../support/good-goods'
import { mock, mockFailure } from '../../support/mock-server'
import { renderMall } from '../../support/render-mall'

const KEY = 'compareSkus'
const IDS = [7, 8, 9, 10, 11]

function Buttons() {
  const { skuIds, toggle } = useCompareMarks()
  return IDS.map((id) => (
    <CompareButton
      key={id}
      title={`螺栓 ${id}`}
      skuId={id}
      isOn={skuIds.includes(id)}
      onToggle={toggle}
    />
  ))
}

const show = (at = '/search') =>
  renderMall(
    <>
      <Buttons />
      <CompareDock />
    </>,
    { at },
  )
const button = (id: number) => screen.getByRole('button', { name: new RegExp(`对比：螺栓 ${id}$`) })
const tray = () => screen.findByRole('region', { name: '商品对比' })

describe('compare marks in localStorage', () => {
  it.each([
    ['nothing', null, []],
    ['no JSON', '[7', []],
    ['no list', '{"a":7}', []],
    ['what is no id', '[7,"8",-1,0,1.5,null,{}]', [7]],
    ['one twice', '[7,7,8]', [7, 8]],
    ['more than fit', '[7,8,9,10,11]', [7, 8, 9, 10]],
  ])('read as valid ids from: %s', (_what, text, ids) => {
    if (text !== null) localStorage.setItem(KEY, text)
    expect(readMarks()).toEqual(ids)
  })

  it('refuse a mark with the reason when storage is unavailable', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full')
    })
    expect(toggleMark(7)).toContain('未能保存')
    expect(readMarks()).toEqual([])
  })
})

describe('compare button', () => {
  it('marks and unmarks a SKU', async () => {
    mock(compareSkus, COMPARISON)
    const { user } = show()
    await user.click(button(7))
    expect(button(7)).toHaveAttribute('aria-pressed', 'true')
    expect(button(7)).toHaveTextContent('已加入对比')
    expect(readMarks()).toEqual([7])
    await user.click(button(7))
    expect(button(7)).toHaveAttribute('aria-pressed', 'false')
    expect(readMarks()).toEqual([])
  })

  it('refuses a fifth SKU with the reason beside it', async () => {
    mock(compareSkus, COMPARISON)
    localStorage.setItem(KEY, '[7,8,9,10]')
    const { user } = show()
    await user.click(button(11))
    expect(screen.getByText('最多对比 4 件，请先移除一件')).toBeVisible()
    expect(button(11)).toHaveAttribute('aria-pressed', 'false')
    expect(readMarks()).toEqual([7, 8, 9, 10])
    expect(within(await tray()).getByText('已满，请先移除')).toBeVisible()
  })

  it('follows marks of another tab', async () => {
    mock(compareSkus, COMPARISON)
    show()
    expect(button(8)).toHaveAttribute('aria-pressed', 'false')
    localStorage.setItem(KEY, '[8]')
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: KEY }))
    })
    expect(button(8)).toHaveAttribute('aria-pressed', 'true')
    expect(await tray()).toBeVisible()
  })
})

describe('compare tray', () => {
  it('appears once a SKU is marked, and not where it is compared or ordered', async () => {
    mock(compareSkus, COMPARISON)
    const { user, unmount } = show()
    expect(screen.queryByRole('region', { name: '商品对比' })).toBeNull()
    await user.click(button(7))
    expect(await tray()).toBeVisible()
    unmount()
    for (const at of ['/compare?sku=7', '/cart/list', '/order/confirm', '/order/pay']) {
      const screenThere = show(at)
      expect([at, screen.queryByRole('region', { name: '商品对比' })]).toEqual([at, null])
      screenThere.unmount()
    }
    show('/product/5')
    expect(await tray()).toBeVisible()
  })

  it('lists marked SKUs, removes one, clears all and links to the comparison', async () => {
    const requested = mock(compareSkus, COMPARISON)
    localStorage.setItem(KEY, '[7,8]')
    const { user } = show()
    const region = await tray()
    expect(
      await within(region).findByRole('link', { name: '岑钧 外六角螺栓 M8×40' }),
    ).toHaveAttribute('href', '/product/5?sku=8')
    expect(requested[0]?.body).toEqual({ skuIds: [7, 8], areaCode: ['0000'] })
    expect(within(region).getByRole('link', { name: '开始对比' })).toHaveAttribute(
      'href',
      '/compare?sku=7%2C8',
    )
    await user.click(
      within(region).getByRole('button', { name: '移出对比：岑钧 外六角螺栓 M8×30' }),
    )
    expect(readMarks()).toEqual([8])
    await user.click(within(region).getByRole('button', { name: '清空' }))
    expect(readMarks()).toEqual([])
    await waitFor(() => expect(region).not.toBeInTheDocument())
  })

  it('lets a marked SKU be removed when its name cannot be loaded', async () => {
    mockFailure(compareSkus, { status: 400, msg: '暂时无法查询' })
    localStorage.setItem(KEY, '[7]')
    const { user } = show()
    await user.click(await screen.findByRole('button', { name: '移出对比：暂无商品信息' }))
    expect(readMarks()).toEqual([])
  })
})
