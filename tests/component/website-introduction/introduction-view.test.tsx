import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { IntroductionView } from '@/components/website-introduction/introduction-view'
import { getMallFacts } from '@/contract/mall-facts'
import { FACTS } from '../../support/good-facts'
import { mock, mockFailure } from '../../support/mock-server'
import { renderMall } from '../../support/render-mall'

describe('the introduction', () => {
  it('says what is sold as it was counted, and leads there', async () => {
    mock(getMallFacts, FACTS)
    renderMall(<IntroductionView />)
    expect(await screen.findByText('52,118')).toBeVisible()
    expect(screen.getByRole('link', { name: '紧固件' })).toHaveAttribute('href', '/category/1')
    expect(screen.getByText('410 种商品')).toBeVisible()
  })

  it('goes on without figures, which can be tried again', async () => {
    mockFailure(getMallFacts, { status: 503, msg: '服务暂时不可用' })
    const { user } = renderMall(<IntroductionView />)
    const retry = await screen.findByRole('button', { name: '重试' })
    expect(screen.getByRole('heading', { name: '联系我们' })).toBeVisible()
    mock(getMallFacts, FACTS)
    await user.click(retry)
    expect(await screen.findByText('52,118')).toBeVisible()
  })
})
