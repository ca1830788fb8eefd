import { screen, within } from '@testing-library/react'
import { useRouter } from 'next/router'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { HelpView } from '@/components/help/help-view'
import { helpAddress } from '@/contract/help/help-address'
import { getHelpArticle, searchHelp } from '@/contract/help/help-calls'
import { ARTICLE, HELP_FOUND, QUESTIONS } from '../../support/good-help'
import { mock, mockFailure } from '../../support/mock-server'
import { renderMall } from '../../support/render-mall'

function Help() {
  return <HelpView state={helpAddress.read(useRouter().query)} />
}

const scrolled = vi.fn()
beforeEach(() => {
  scrolled.mockClear()
  Element.prototype.scrollIntoView = function scrollIntoView() {
    scrolled(this.id)
  }
  // jsdom lays nothing out: everything stands above what is in sight.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -1, 1, 1))
})

const link = (name: string | RegExp) => screen.findByRole('link', { name })

describe('help page', () => {
  it('opens the article and scrolls to the section of the address', async () => {
    const requested = mock(getHelpArticle, ARTICLE)
    renderMall(<Help />, { at: '/help?type=1-3&index=2' })
    expect(await screen.findByRole('heading', { level: 1, name: '退款说明' })).toBeVisible()
    expect(requested.at(-1)?.body).toEqual({ type: '1-3' })
    expect(scrolled).toHaveBeenCalledWith('section-2')
    const menu = screen.getByRole('navigation', { name: '帮助目录' })
    expect(within(menu).getByRole('link', { current: 'page' })).toHaveTextContent('退款说明')
  })

  it('updates the address when a section is chosen', async () => {
    mock(getHelpArticle, ARTICLE)
    const { user, router } = renderMall(<Help />, { at: '/help?type=1-3' })
    await user.click(await link('多久到账'))
    expect(router.asPath).toBe('/help?type=1-3&index=2')
    expect(await link('多久到账')).toHaveAttribute('aria-current', 'true')
  })

  it('links to introduction and merchant join, and falls back from an unknown type', async () => {
    mock(getHelpArticle, ARTICLE)
    renderMall(<Help />, { at: '/help?type=nonsense' })
    expect(await link('公司介绍')).toHaveAttribute('href', '/website-introduction')
    expect(await link('商家入驻')).toHaveAttribute('href', '/merchant-join')
    expect(await link('购物流程')).toHaveAttribute('aria-current', 'page')
  })

  it('opens the question of the address and updates it when another is opened', async () => {
    mock(getHelpArticle, QUESTIONS)
    const { user, router } = renderMall(<Help />, { at: '/help?type=4-3&index=2' })
    expect(await screen.findByText('运费按店铺收取。')).toBeVisible()
    expect(screen.getByText('待接单可以直接取消。')).not.toBeVisible()
    await user.click(screen.getByText('订单怎么取消？'))
    expect(await screen.findByText('待接单可以直接取消。')).toBeVisible()
    expect(router.asPath).toBe('/help?type=4-3&index=1')
  })

  it('lists search hits with links to their sections', async () => {
    mock(getHelpArticle, ARTICLE)
    const requested = mock(searchHelp, HELP_FOUND)
    const { user, router } = renderMall(<Help />, { at: '/help' })
    await user.type(screen.getByRole('searchbox', { name: '搜索帮助' }), ' 到账 {Enter}')
    expect(router.asPath).toBe('/help?keyword=%E5%88%B0%E8%B4%A6')
    expect(await link('多久到账')).toHaveAttribute('href', '/help?type=1-3&index=2')
    expect(requested.at(-1)?.body).toEqual({ keyword: '到账' })
  })

  it('shows an empty search result and links to the frequent questions', async () => {
    mock(searchHelp, { list: [], terms: [] })
    renderMall(<Help />, { at: '/help?keyword=xx' })
    expect(await screen.findByText('帮助里没有找到相关内容')).toBeVisible()
    expect(await link('查看常见问题')).toHaveAttribute('href', '/help?type=4-3')
  })

  it('shows an error and retries', async () => {
    mockFailure(getHelpArticle, { status: 503, msg: '服务暂时不可用' })
    const { user } = renderMall(<Help />, { at: '/help?type=1-3' })
    const retry = await screen.findByRole('button', { name: '重试' })
    mock(getHelpArticle, ARTICLE)
    await user.click(retry)
    expect(await screen.findByRole('heading', { level: 1, name: '退款说明' })).toBeVisible()
  })
})
