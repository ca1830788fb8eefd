import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { QuantityStepper } from '@/components/cart/shared/quantity-stepper'

const rule = { moq: 100, step: 50, maxQty: 1000, unit: '个' }

function Box({ onEnter = () => {} }: { onEnter?: (qty: number) => void }) {
  const [qty, setQty] = useState(200)
  return (
    <QuantityStepper value={qty} rule={rule} onChange={setQty} onEnter={onEnter} label="数量" />
  )
}

const field = () => screen.getByRole('spinbutton', { name: '数量' })

async function type(text: string) {
  const user = userEvent.setup()
  render(<Box />)
  await user.clear(field())
  await user.paste(text)
  await user.tab()
  return user
}

describe('quantity stepper', () => {
  it.each([
    ['250', '250', null],
    ['30', '100', '不足起订量 100 个，已改为 100 个'],
    ['120', '150', '须为 50 个的整数倍，已改为 150 个'],
    ['99999', '1000', '超出限购 1,000 个，已改为 1,000 个'],
    ['２５０', '250', null],
    ['1,000', '1000', null],
    // Copied out of a spreadsheet, whose formats pad a number with spaces.
    [' 1,000 ', '1000', null],
    ['\u00a0\u00a0\u00a0\u00a0\u00a0\u00a0250', '250', null],
    ['1 000', '1000', null],
    ['00250', '250', null],
    ['100,000,000', '1000', '超出限购 1,000 个，已改为 1,000 个'],
    // Copied out of a list that writes the unit after the number; another unit is another quantity.
    ['250 个', '250', null],
    ['１２０个', '150', '须为 50 个的整数倍，已改为 150 个'],
    ['250 盒', '200', '“250 盒”无效，请填写整数'],
    ['个', '200', '“个”无效，请填写整数'],
    ['abc', '200', '“abc”无效，请填写整数'],
    ['-5', '200', '“-5”无效，请填写整数'],
    ['2.5', '200', '“2.5”无效，请填写整数'],
    ['1e3', '200', '“1e3”无效，请填写整数'],
    ['0x10', '200', '“0x10”无效，请填写整数'],
    ['۵۵۵', '200', '“۵۵۵”无效，请填写整数'],
    ['', '200', null],
  ])('takes %s as %s and says why', async (typed, shown, reason) => {
    await type(typed)
    expect(field()).toHaveValue(shown)
    if (reason) expect(screen.getByRole('status')).toHaveTextContent(reason)
    else expect(screen.queryByRole('status')).toBeNull()
  })

  it('passes a valid quantity on at Enter, an adjusted one only at the next Enter', async () => {
    const entered: number[] = []
    const user = userEvent.setup()
    render(<Box onEnter={(qty) => entered.push(qty)} />)
    await user.clear(field())
    await user.type(field(), '120{Enter}')
    expect(entered).toEqual([])
    await user.type(field(), '{Enter}')
    expect(entered).toEqual([150])
  })

  it('passes nothing on at Enter that it cannot read, and offers no undo of nothing', async () => {
    const entered: number[] = []
    const user = userEvent.setup()
    render(<Box onEnter={(qty) => entered.push(qty)} />)
    await user.clear(field())
    await user.type(field(), '2.5{Enter}')
    expect(entered).toEqual([])
    expect(screen.getByRole('status')).toHaveTextContent('“2.5”无效')
    expect(screen.queryByRole('button', { name: '撤销' })).toBeNull()
  })

  it('undoes an adjustment', async () => {
    const user = await type('120')
    await user.click(screen.getByRole('button', { name: '撤销' }))
    expect(field()).toHaveValue('200')
  })

  it('steps with the arrow keys, never below the minimum', async () => {
    const user = await type('150')
    await user.type(field(), '{ArrowUp}{ArrowDown}{ArrowDown}{ArrowDown}')
    expect(field()).toHaveValue('100')
  })
})
