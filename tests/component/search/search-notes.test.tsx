import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { NoResults } from '@/components/search/no-results'
import { ResultCard } from '@/components/search/result-card'
import { SearchNotes } from '@/components/search/search-notes'
import { Understood } from '@/components/search/understood'
import { getCategoryList } from '@/contract/catalog/category-tree-calls'
import { searchAddress } from '@/contract/search/search-address'
import { SEARCH } from '../../support/good-goods'
import { mock } from '../../support/mock-server'
import { renderMall } from '../../support/render-mall'

const stateOf = (value: string) => searchAddress.read({ value })
const EMPTY = { ...SEARCH, list: [], total: 0 }

describe('how a search was taken', () => {
  it('names what a mistyped word was taken for, and offers the word as typed', () => {
    const result = { ...SEARCH, corrected: [{ typed: '球伐', text: '球阀' }] }
    renderMall(<SearchNotes state={stateOf('球伐 DN25')} result={result} />)
    expect(screen.getByText(/您要找的是“球阀”/)).toBeInTheDocument()
    expect(screen.getByRole('link', { name: '仍搜索“球伐”' })).toHaveAttribute(
      'href',
      '/search?value=%E7%90%83%E4%BC%90+DN25&literal=1',
    )
  })

  it('says that hits lack something only when there are hits', () => {
    const { rerender } = renderMall(
      <SearchNotes state={stateOf('M8*33')} result={{ ...SEARCH, relaxed: true }} />,
    )
    expect(screen.getByText(/以下最为接近/)).toBeInTheDocument()
    rerender(<SearchNotes state={stateOf('M8*33')} result={{ ...EMPTY, relaxed: true }} />)
    expect(screen.queryByText(/以下最为接近/)).not.toBeInTheDocument()
  })

  it('names the words it left out', () => {
    renderMall(<Understood state={stateOf('量子')} chips={[]} unknown={['量子']} />)
    expect(screen.getByText('未识别：量子')).toBeInTheDocument()
  })

  it('a card says what its goods lack, and what is nearest', () => {
    const [hit] = SEARCH.list
    if (!hit) throw new Error('no hit')
    const missing = [{ wanted: '8.55mm', nearest: ['8.5', '8.6'] }]
    renderMall(
      <ResultCard
        hit={{ ...hit, missing }}
        terms={[]}
        isEager={false}
        marks={null}
        onAdd={() => Promise.reject(new Error('not asked'))}
        onWarm={() => {}}
      />,
    )
    expect(screen.getByText('无 8.55mm，最接近 8.5 / 8.6')).toBeInTheDocument()
  })

  it('an empty result for unknown goods offers what was understood beside them', () => {
    mock(getCategoryList, [])
    const understood = [{ text: 'xxl', kind: 'word' as const, label: 'XXL' }]
    const result = { ...EMPTY, understood, unknown: ['雨衣'] }
    renderMall(<NoResults state={stateOf('雨衣 XXL')} result={result} />)
    expect(screen.getByRole('link', { name: '搜“XXL”' })).toBeInTheDocument()
    expect(screen.getByText('没有找到“雨衣”')).toBeInTheDocument()
  })

  it('an empty result for a maker’s number names it as typed, and offers no search for a size alone', () => {
    mock(getCategoryList, [])
    const understood = [{ text: '220v', kind: 'spec' as const, label: '220V' }]
    const result = { ...EMPTY, understood, unknown: ['lc1d09'] }
    renderMall(<NoResults state={stateOf('LC1D09 220V')} result={result} />)
    expect(screen.getByText('没有找到“LC1D09”')).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: '搜“220V”' })).toBeNull()
    expect(screen.getByRole('link', { name: '请店铺报价' })).toBeInTheDocument()
  })

  it('an empty result for a number that is sold in other areas says so, and leads to the goods', () => {
    mock(getCategoryList, [])
    const understood = [{ text: 'BY2079831', kind: 'itemNo' as const, label: 'BY2079831' }]
    const soldElsewhere = { productId: 7, skuId: 70 }
    const result = { ...EMPTY, understood, soldElsewhere }
    renderMall(<NoResults state={stateOf('BY2079831')} result={result} />)
    expect(screen.getByText('“BY2079831”仅在其他区域销售')).toBeInTheDocument()
    expect(screen.getByText(/更换销售区域/)).toBeInTheDocument()
    expect(screen.getByRole('link', { name: '查看商品' })).toHaveAttribute(
      'href',
      '/product/7?sku=70',
    )
  })

  it('an empty result whose words are all known says what was typed, one of filters nothing', () => {
    mock(getCategoryList, [])
    const { unmount } = renderMall(
      <NoResults state={stateOf('6204-XYZ')} result={{ ...EMPTY, understood: [] }} />,
    )
    expect(screen.getByText('没有找到“6204-XYZ”')).toBeInTheDocument()
    unmount()
    const filtered = { ...stateOf('6204-XYZ'), inStock: true }
    renderMall(<NoResults state={filtered} result={{ ...EMPTY, understood: [] }} />)
    expect(screen.getByText('没有找到符合条件的商品')).toBeInTheDocument()
  })

  it('an empty result leads on: each part of the query, customer service, categories', async () => {
    mock(getCategoryList, [{ id: 1, name: '紧固件', level: 1, parentId: null, children: [] }])
    renderMall(<NoResults state={stateOf('M8*30 螺栓')} result={EMPTY} />)
    const part = screen.getByRole('link', { name: '搜“M8×30”' })
    expect(part).toHaveAttribute('href', '/search?value=M8%C3%9730')
    expect(screen.getByRole('link', { name: '请客服帮我找' })).toHaveAttribute(
      'href',
      expect.stringContaining('chat=open'),
    )
    expect(await screen.findByRole('link', { name: '紧固件' })).toBeInTheDocument()
  })
})
