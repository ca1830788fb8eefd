import { screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { CartView } from '@/components/cart/cart-view'
import { ChatPanel } from '@/components/chat/chat-panel'
import { Layout } from '@/components/layout/layout'
import { OnlinePay } from '@/components/payment/online-pay'
import { ProductView } from '@/components/product/product-view'
import { ENDPOINTS } from '@/contract/endpoints'
import { productAddress } from '@/contract/product/product-address'
import { GOOD } from '../../support/good-answers'
import { ORDER_NO } from '../../support/good-orders'
import { mockUnchecked } from '../../support/mock-server'
import { giveSession, renderMall } from '../../support/render-mall'

const isOnce = (options: unknown) =>
  typeof options === 'object' && options !== null && 'once' in options && options.once === true

/** What is listened to from now on, on the window or the document, and what has not ended. */
function watchListeners(target: Window | Document) {
  const added = vi.spyOn(target, 'addEventListener')
  const removed = vi.spyOn(target, 'removeEventListener')
  return () =>
    added.mock.calls
      .filter(([, , options]) => !isOnce(options))
      .filter(
        ([type, listener]) =>
          !removed.mock.calls.some(([of, one]) => of === type && one === listener),
      )
      .map(([type]) => type)
}

/** The intervals that begin from now on and have not ended. */
function watchIntervals() {
  const begun = vi.spyOn(globalThis, 'setInterval')
  const ended = vi.spyOn(globalThis, 'clearInterval')
  return () => {
    const over = ended.mock.calls.map(([timer]) => timer)
    return begun.mock.results.filter(({ value }) => !over.includes(value)).length
  }
}

const VIEWS: [string, ReactNode, string][] = [
  ['cart', <CartView key="cart" />, '合计'],
  [
    'product',
    <ProductView key="product" productId={5} state={productAddress.read({ sku: '8' })} />,
    '加入购物车',
  ],
  ['cashier', <OnlinePay key="pay" orderNos={[ORDER_NO]} payType={1} />, '付款码'],
  ['chat', <ChatPanel key="chat" isInstead={false} onClose={() => {}} />, '发送'],
]

it.each(VIEWS)(
  'the %s page leaves no listeners or timers behind when unmounted',
  async (_name, view, shows) => {
    for (const one of ENDPOINTS) if (one.name in GOOD) mockUnchecked(one, GOOD[one.name])
    giveSession()
    const page = (shown: ReactNode) => <Layout>{shown}</Layout>
    // React and what is loaded apart listen once, for all pages.
    const first = renderMall(page(view), { areas: ['31'] })
    await waitFor(() => expect(first.container).toHaveTextContent(shows))
    first.unmount()

    const listening = [watchListeners(window), watchListeners(document)]
    const running = watchIntervals()
    const { container, unmount } = renderMall(page(view), { areas: ['31'] })
    await waitFor(() => expect(container).toHaveTextContent(shows))
    expect(screen.getByRole('main')).toBeVisible()
    expect(listening.flatMap((read) => read())).not.toEqual([])
    unmount()
    expect(listening.flatMap((read) => read())).toEqual([])
    expect(running()).toBe(0)
  },
)
