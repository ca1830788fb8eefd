import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { IntroductionView } from '@/components/help/introduction/introduction-view'
import { getMallFacts } from '@/contract/help/mall-facts-calls'
import { FACTS } from '../../support/good-facts'
import { mock, mockFailure } from '../../support/mock-server'
import { renderMall } from '../../support/render-mall'

describe('introduction page', () => {
  it('shows counted figures and links to the categories', async () => {
    mock(getMallFacts, FACTS)
    renderMall(<IntroductionView />)
    expect(await screen.findByText('52,118')).toBeVisible()
    expect(screen.getByRole('link', { name: '紧固件' })).toHaveAttribute('href', '/category/1')
    expect(screen.getByText('410 种商品')).toBeVisible()
  })

  it('renders without figures and retries them', async () => {
    mockFailure(getMallFacts, { status: 503, msg: '服务暂时不可用' })
    const { user } = renderMall(<IntroductionView />)
    const retry = await screen.findByRole('button', { name: '重试' })
    expect(screen.getByRole('heading', { name: '联系我们' })).toBeVisible()
    mock(getMallFacts, FACTS)
    await user.click(retry)
    expect(await screen.findByText('52,118')).toBeVisible()
  })
})
