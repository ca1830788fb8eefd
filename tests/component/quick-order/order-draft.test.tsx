import { act, renderHook } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ORDER_LINES_MAX, type OrderLine } from '@/contract/quick-order/quick-order-calls'
import { type PlacedRow, useOrderDraft } from '@/hooks/quick-order/use-order-draft'

const line = (text: string): OrderLine => ({
  row: 1,
  text,
  itemNo: '',
  qty: 1,
  unit: '',
  qtyProblem: '',
  tail: null,
  buyerCode: '',
  note: '',
  problem: '',
  source: '',
})

afterEach(() => {
  localStorage.clear()
})

describe('rows of a quick order', () => {
  it('that were removed come back as far as there is room', () => {
    const { result } = renderHook(() => useOrderDraft(vi.fn()))
    const many = (count: number) => Array.from({ length: count }, (_, at) => line(`${at}`))
    act(() => void result.current.append(many(2)))
    const [first, second] = result.current.rows ?? []
    let removed: PlacedRow[] = []
    act(() => {
      removed = result.current.remove([first?.key ?? ''])
    })
    act(() => void result.current.append(many(ORDER_LINES_MAX - 1)))
    expect(result.current.putBack(removed)).toBe(false)
    expect(result.current.rows).toHaveLength(ORDER_LINES_MAX)
    act(() => void result.current.remove([result.current.rows?.at(-1)?.key ?? '']))
    act(() => expect(result.current.putBack(removed)).toBe(true))
    expect(result.current.rows?.slice(0, 2)).toEqual([first, second])
  })

  it('keep what was done while a file was being read', () => {
    const { result } = renderHook(() => useOrderDraft(vi.fn()))
    act(() => void result.current.append([line('进了购物车'), line('改过')]))
    // As an upload has it: of the rendering in which the file was chosen.
    const { append } = result.current
    const [ordered, changed] = result.current.rows ?? []
    act(() => {
      result.current.remove([ordered?.key ?? ''])
      result.current.change(changed?.key ?? '', { qty: 7 })
    })
    act(() => void result.current.append([line('手输')]))
    act(() => void append([line('文件')]))
    expect(result.current.rows?.map(({ text, qty }) => [text, qty])).toEqual([
      ['改过', 7],
      ['手输', 1],
      ['文件', 1],
    ])
  })
})
