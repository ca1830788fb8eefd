import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { FacetGroup } from '@/components/search/facet-group'
import { renderMall } from '../../support/render-mall'

const valuesOf = (labels: string[]) => labels.map((label, id) => ({ id, label, count: 1 }))
const groupOf = (labels: string[]) => (
  <FacetGroup
    name="品牌"
    values={valuesOf(labels)}
    chosen={[]}
    hrefOf={(id) => `/search?b=${id}`}
  />
)

describe('facet group', () => {
  it('shows all values once so few are left that it has no box to find one in', async () => {
    const many = Array.from({ length: 12 }, (_, at) => `甲${at}`)
    const { user, rerender } = renderMall(groupOf([...many, '乙']))
    await user.type(screen.getByRole('searchbox', { name: '在品牌中查找' }), '乙')
    expect(screen.getAllByRole('listitem')).toHaveLength(1)
    rerender(groupOf(['甲1', '甲2', '乙']))
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument()
    expect(screen.getAllByRole('listitem')).toHaveLength(3)
  })
})
