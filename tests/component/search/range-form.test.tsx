import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { RangeForm } from '@/components/search/range-form'
import { parsePrice } from '@/contract/money'
import { renderMall } from '../../support/render-mall'

async function search(low: string, high: string) {
  const { user, router } = renderMall(
    <RangeForm
      name="价格"
      unit="元"
      min=""
      max=""
      parse={parsePrice}
      hrefOf={({ min, max }) => `/search?pmin=${min}&pmax=${max}`}
    />,
  )
  for (const [label, text] of [
    ['价格下限', low],
    ['价格上限', high],
  ] as const) {
    await user.click(screen.getByLabelText(label))
    await user.paste(text)
  }
  await user.keyboard('{Enter}')
  return router
}

describe('a range of a filter', () => {
  it.each([
    ['1', '50', '/search?pmin=10000&pmax=500000'],
    [' 1 ', '', '/search?pmin=10000&pmax=null'],
    ['1', ' ', '/search?pmin=10000&pmax=null'],
    ['１．５', '５０', '/search?pmin=15000&pmax=500000'],
    ['1,000', '１，５００', '/search?pmin=10000000&pmax=15000000'],
  ])('from %j to %j leads to %s', async (low, high, path) => {
    expect((await search(low, high)).asPath).toBe(path)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it.each([
    ['x', '', '请输入数字'],
    ['', '1e', '请输入数字'],
    ['2', '1', '下限不能大于上限'],
  ])('from %j to %j is refused: %s', async (low, high, words) => {
    expect((await search(low, high)).asPath).toBe('/')
    expect(screen.getByRole('alert')).toHaveTextContent(words)
  })
})
