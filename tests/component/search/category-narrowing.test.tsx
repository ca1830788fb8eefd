import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { CategoryNarrowing } from '@/components/search/category-narrowing'
import { getCategoryDetail } from '@/contract/catalog/category-calls'
import { searchAddress } from '@/contract/search/search-address'
import { LEAF } from '../../support/good-browse'
import { SEARCH } from '../../support/good-goods'
import { mock, mockFailure } from '../../support/mock-server'
import { renderMall } from '../../support/render-mall'

const result = {
  ...SEARCH,
  breadcrumb: LEAF.path,
  categories: [{ id: LEAF.id, name: LEAF.name, count: 7 }],
}

function show(query: Record<string, string> = {}) {
  const state = searchAddress.read({ category: String(LEAF.id), ...query })
  renderMall(<CategoryNarrowing state={state} result={result} />)
}

describe('categories beside a leaf in search', () => {
  it('are its siblings with their counts, keeping only the view in their links', async () => {
    mock(getCategoryDetail, LEAF)
    show({ view: 'table', a21: '31' })
    const list = await screen.findByRole('list', { name: '同级分类' })
    expect(within(list).getByText('外六角螺栓')).toHaveAttribute('aria-current', 'page')
    expect(within(list).getByRole('link', { name: '地脚螺栓9' })).toHaveAttribute(
      'href',
      '/search?category=10103&view=table',
    )
    expect(screen.getByRole('link', { name: '螺栓' })).toHaveAttribute(
      'href',
      '/search?category=101&view=table',
    )
  })

  it.each([{ value: '镀锌' }, { brand: '3' }, { stock: '1' }])(
    'have no counts when the query has %j',
    async (query) => {
      mock(getCategoryDetail, LEAF)
      show(query)
      expect(await screen.findByRole('link', { name: '地脚螺栓' })).toBeVisible()
    },
  )

  it('are hidden when they fail to load', async () => {
    mockFailure(getCategoryDetail, { status: 503 })
    show()
    expect(await screen.findByText('外六角螺栓')).toBeVisible()
  })
})
