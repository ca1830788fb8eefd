import { describe, expect, it } from 'vitest'
import { fieldRules } from '@/components/ui/field-rules'
import { inquiryQty, inquiryText, targetPrice } from '@/contract/inquiry/inquiry-fields-calls'

/** The message an antd field shows for a value; '' when it is fine. */
async function messageOf(rules: ReturnType<typeof fieldRules>, value: unknown): Promise<string> {
  for (const rule of rules) {
    if (typeof rule === 'function' || !rule.validator) throw new Error('no validator')
    try {
      await rule.validator({}, value, () => {})
    } catch (error) {
      return error instanceof Error ? error.message : String(error)
    }
  }
  return ''
}

describe('fieldRules', () => {
  it.each([
    [undefined, '请写明需要的商品'],
    ['  ', '请写明需要的商品'],
    ['长'.repeat(201), '不能超过 200 个字'],
    ['法兰', ''],
  ])('says of the text %j what the contract says', async (value, message) => {
    expect(await messageOf(fieldRules(inquiryText), value)).toBe(message)
  })

  it.each([
    [null, '数量应为整数'],
    [0, '数量至少为 1'],
    [1.5, '数量应为整数'],
    [5, ''],
  ])('says of the quantity %j what the contract says', async (value, message) => {
    expect(await messageOf(fieldRules(inquiryQty), value)).toBe(message)
  })

  it('reads what a widget holds as the API takes it', async () => {
    const yuan = (typed: unknown) => Number(typed) * 10_000
    expect(await messageOf(fieldRules(targetPrice, yuan), 0.5)).toBe('')
    expect(await messageOf(fieldRules(targetPrice, yuan), 0)).toBe('目标价应大于 0')
  })
})
