import { screen, waitFor, within } from '@testing-library/react'
import { delay, http } from 'msw'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { CategoryNarrowing } from '@/components/search/category-narrowing'
import { getCategoryDetail } from '@/contract/catalog/category-calls'
import { searchAddress } from '@/contract/search/search-address'
import { LEAF } from '../../support/good-browse'
import { SEARCH } from '../../support/good-goods'
import { mock, mockFailure, server } from '../../support/mock-server'
import { renderMall } from '../../support/render-mall'

/** The narrowing at a leaf. */
function at(leaf = { id: LEAF.id, name: LEAF.name }, query: Record<string, string> = {}) {
  const state = searchAddress.read({ category: String(leaf.id), ...query })
  const breadcrumb = [...LEAF.path.slice(0, -1), leaf]
  const result = { ...SEARCH, breadcrumb, categories: [{ ...leaf, count: 7 }] }
  return <CategoryNarrowing state={state} result={result} />
}

/** A page that goes from a leaf to the next one. */
function Leaves({ next }: { next: { id: number; name: string } }) {
  const [leaf, setLeaf] = useState<typeof next>()
  return (
    <>
      <button type="button" onClick={() => setLeaf(next)}>
        下一类
      </button>
      {at(leaf)}
    </>
  )
}

const show = (query: Record<string, string> = {}) => renderMall(at(undefined, query))

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

  it.each([
    ['stay from one to the next', { id: 10103, name: '地脚螺栓' }, 1],
    ['are not those of another family', { id: 20101, name: '手电钻' }, 0],
  ])('%s while they are asked for', async (_name, next, shown) => {
    mock(getCategoryDetail, LEAF)
    const { user } = renderMall(<Leaves next={next} />)
    await screen.findByRole('list', { name: '同级分类' })
    server.use(http.post(/getCategoryDetail/, () => delay('infinite')))
    await user.click(screen.getByRole('button', { name: '下一类' }))
    await waitFor(() => expect(screen.queryByText('外六角螺栓', { selector: 'p' })).toBeNull())
    expect(screen.queryAllByRole('list', { name: '同级分类' })).toHaveLength(shown)
  })

  it('are asked for once, whichever of them is shown', async () => {
    const sent = mock(getCategoryDetail, LEAF)
    const { user } = renderMall(<Leaves next={{ id: 10103, name: '地脚螺栓' }} />)
    await screen.findByRole('list', { name: '同级分类' })
    await user.click(screen.getByRole('button', { name: '下一类' }))
    expect(await screen.findByText('地脚螺栓', { selector: '[aria-current]' })).toBeVisible()
    expect(sent).toHaveLength(1)
  })

  it('are hidden when they fail to load', async () => {
    mockFailure(getCategoryDetail, { status: 503 })
    show()
    expect(await screen.findByText('外六角螺栓')).toBeVisible()
  })
})
