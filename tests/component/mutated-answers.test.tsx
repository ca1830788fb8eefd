import { waitFor } from '@testing-library/react'
import fc from 'fast-check'
import type { ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { CartView } from '@/components/cart/cart-view'
import { ChatPanel } from '@/components/chat/chat-panel'
import { CheckoutView } from '@/components/checkout/checkout-view'
import { OnlinePay } from '@/components/checkout/online-pay'
import { PayView } from '@/components/checkout/pay-view'
import { SandboxView } from '@/components/checkout/sandbox-view'
import { HomeView } from '@/components/home/home-view'
import { Layout } from '@/components/layout/layout'
import { StatusView } from '@/components/merchant-join/status-view'
import { MessagesView } from '@/components/messages/messages-view'
import { ApplyDialog } from '@/components/order/apply-dialog'
import { OrderListView } from '@/components/order/order-list-view'
import { OrderView } from '@/components/order/order-view'
import { RefundListView } from '@/components/order/refund-list-view'
import { ProductView } from '@/components/product/product-view'
import { PrintView } from '@/components/quotation/print-view'
import { RepairView } from '@/components/repair/repair-view'
import { UserInfoView } from '@/components/user-info/user-info-view'
import { getAccountSecurity, getSessionList } from '@/contract/account-security'
import { getAddressList } from '@/contract/address'
import { getRefundList, quoteRefund } from '@/contract/after-sale'
import { getCartList } from '@/contract/cart'
import { getCartListCount } from '@/contract/cart-count'
import { getThread } from '@/contract/chat'
import { previewOrder } from '@/contract/checkout'
import { STORAGE } from '@/contract/constants'
import type { Endpoint } from '@/contract/endpoint'
import { ENDPOINTS } from '@/contract/endpoints'
import { getFavoriteList, getFavoriteState } from '@/contract/favorite'
import { getFrequentGoods } from '@/contract/frequent-goods'
import { getTitleList } from '@/contract/invoice-title'
import { getApplication } from '@/contract/merchant'
import { getMessageCount } from '@/contract/message-count'
import { parseMessageState } from '@/contract/message-state'
import { getOrderDetail, getOrderList } from '@/contract/order'
import { parseOrderListState } from '@/contract/order-list-state'
import { createPayment, getSandboxCashier } from '@/contract/payment'
import { getProductDetail } from '@/contract/product-detail'
import { parseProductState } from '@/contract/product-state'
import { getPurchaseList, getPurchaseLists } from '@/contract/purchase-list'
import { getQuotationDraft } from '@/contract/quotation'
import { parseRefundListState } from '@/contract/refund-list-state'
import { getRepairInfo } from '@/contract/repair'
import { getMessageDetail, getMessageList } from '@/contract/system-message'
import { getUserInfo } from '@/contract/user'
import { parseUserInfoState } from '@/contract/user-info-state'
import { ANSWERED_VIEWS, SHANGHAI } from '../support/answered-views'
import { GOOD } from '../support/good-answers'
import { SECRET } from '../support/good-merchant'
import { ORDER_NO, PAYMENT_NO } from '../support/good-orders'
import { MESSAGE_ID } from '../support/good-personal'
import { SALE_LINE_ID } from '../support/good-sales'
import { mockUnchecked } from '../support/mock-server'
import { mutationsOf } from '../support/mutated-answer'
import { renderAnswers } from '../support/render-answers'
import { giveSession, renderMall } from '../support/render-mall'

const SEED = 14
const KINDS = [
  ['silly', 110],
  ['wrong', 40],
] as const

const SPOILT = ANSWERED_VIEWS.flatMap((view) =>
  view.requests.map(({ endpoint }) => ({ ...view, call: endpoint.name })),
)

describe.each(SPOILT)('$name, when the answer of $call', (view) => {
  const good: Record<string, unknown> = { ...GOOD, ...view.answers }
  const render = (answers = good) =>
    renderAnswers(
      view.view,
      SHANGHAI,
      view.requests.map((one) => ({ ...one, answer: answers[one.endpoint.name] })),
    )

  // What is loaded apart has arrived by the second time.
  beforeAll(() => vi.waitFor(() => expect(render().text).toContain(view.shows)))

  it.each(KINDS)('is %s in %d ways, is rendered all the same', (kind, numRuns) => {
    const mutations = mutationsOf(good[view.call], { kind, copies: 2000 })
    fc.assert(
      fc.property(mutations, ({ answer }) => {
        const { text, isRefused } = render({ ...good, [view.call]: answer })
        expect(text).not.toBe('')
        expect(view.says === null || text.includes(view.says) === isRefused).toBe(true)
      }),
      { seed: SEED, numRuns },
    )
  })
})

/** What is shown of an answer is there so many ms after it was asked for. */
const SHOWN_MS = 30
/** 25 renderings take two seconds, but not on a machine that has much else to do. */
const BROWSER_TIMEOUT_MS = 60_000

const messages = (query: Record<string, string> = {}) => (
  <MessagesView state={parseMessageState(query)} />
)

function JoinStatus() {
  sessionStorage.setItem(STORAGE.merchantTicket, JSON.stringify(SECRET))
  return <StatusView handedIn="" />
}

const PERSONAL: [string, number, Endpoint, ReactNode][] = [
  ['cart', 25, getCartList, <CartView key="cart" />],
  ['quotation', 25, getQuotationDraft, <PrintView key="quotation" ids={[]} />],
  ['messages', 25, getMessageList, messages()],
  ['open message', 25, getMessageDetail, messages({ id: MESSAGE_ID })],
  [
    'favourites',
    25,
    getFavoriteList,
    <UserInfoView key="favorites" state={parseUserInfoState({ section: 'favorites' })} />,
  ],
  [
    'purchase lists',
    25,
    getPurchaseLists,
    <UserInfoView key="lists" state={parseUserInfoState({ section: 'lists' })} />,
  ],
  [
    'purchase list',
    25,
    getPurchaseList,
    <UserInfoView key="list" state={parseUserInfoState({ section: 'lists', list: MESSAGE_ID })} />,
  ],
  [
    'addresses',
    25,
    getAddressList,
    <UserInfoView key="addresses" state={parseUserInfoState({ section: 'addresses' })} />,
  ],
  [
    'invoice titles',
    25,
    getTitleList,
    <UserInfoView key="titles" state={parseUserInfoState({ section: 'titles' })} />,
  ],
  [
    'security',
    25,
    getAccountSecurity,
    <UserInfoView key="security" state={parseUserInfoState({ section: 'security' })} />,
  ],
  [
    'devices',
    25,
    getSessionList,
    <UserInfoView key="sessions" state={parseUserInfoState({ section: 'sessions' })} />,
  ],
  ['checkout', 25, previewOrder, <CheckoutView key="checkout" state={{ now: null }} />],
  [
    'orders',
    25,
    getOrderList,
    <OrderListView key="orders" state={parseOrderListState({ type: '1' })} />,
  ],
  ['order', 25, getOrderDetail, <OrderView key="order" orderNo={ORDER_NO} />],
  ['home', 12, getFrequentGoods, <HomeView key="home" />],
  ['orders to pay', 12, getOrderDetail, <PayView key="pay" orderNos={[ORDER_NO]} />],
  ['code', 12, createPayment, <OnlinePay key="code" orderNos={[ORDER_NO]} payType={1} />],
  [
    'simulated cashier',
    12,
    getSandboxCashier,
    <SandboxView key="sandbox" paymentNo={PAYMENT_NO} token={'t'.repeat(43)} />,
  ],
  [
    'kept product',
    6,
    getFavoriteState,
    <ProductView key="kept" productId={5} state={parseProductState({ sku: '8' })} />,
  ],
  ['frame', 6, getUserInfo, <Layout key="user">内容</Layout>],
  ['frame', 6, getCartListCount, <Layout key="cart">内容</Layout>],
  ['frame', 6, getMessageCount, <Layout key="messages">内容</Layout>],
  // What they show in the browser alone: a date of delivery, a countdown.
  [
    'product',
    6,
    getProductDetail,
    <ProductView key="product" productId={5} state={parseProductState({ sku: '8' })} />,
  ],
  ['order', 25, getOrderDetail, <OrderView key="order" orderNo={ORDER_NO} />],
  [
    'after-sale records',
    25,
    getRefundList,
    <RefundListView key="refunds" state={parseRefundListState({})} />,
  ],
  [
    'after-sale form',
    12,
    quoteRefund,
    <ApplyDialog
      key="apply"
      line={{ lineId: SALE_LINE_ID, title: '螺栓', spec: 'M8', unit: '个' }}
      onDone={() => {}}
      onCancel={() => {}}
    />,
  ],
  ['chat', 25, getThread, <ChatPanel key="chat" isInstead={false} onClose={() => {}} />],
  ['applications', 25, getApplication, <JoinStatus key="applications" />],
  ['repair', 6, getRepairInfo, <RepairView key="repair" redirect={null} />],
]

describe.each(PERSONAL)('%s in the browser, %d times', (_name, numRuns, endpoint, view) => {
  // Copies of an element share its id: that is the answer's fault, and only React's to mention.
  beforeEach(() => {
    const complain = vi.mocked(console.error).getMockImplementation()
    vi.mocked(console.error).mockImplementation((...args: unknown[]) => {
      if (!/two children with the same key/.test(String(args[0]))) complain?.(...args)
    })
  })

  async function show(answer: unknown) {
    giveSession()
    for (const one of ENDPOINTS) if (one.name in GOOD) mockUnchecked(one, GOOD[one.name])
    const asked = mockUnchecked(endpoint, answer)
    const crashed = vi.fn()
    const { container, unmount } = renderMall(
      <ErrorBoundary fallback={null} onError={crashed}>
        {view}
      </ErrorBoundary>,
      { areas: SHANGHAI.areaCodes },
    )
    await waitFor(() => expect(asked).not.toEqual([]))
    await new Promise((resolve) => setTimeout(resolve, SHOWN_MS))
    await waitFor(() => expect(container).not.toHaveTextContent('正在加载'))
    const text = container.textContent
    unmount()
    return { text, crashed }
  }

  it(
    `stands whatever ${endpoint.name} answers`,
    async () => {
      const good = GOOD[endpoint.name]
      const mutations = fc.oneof(
        { weight: 3, arbitrary: mutationsOf(good, { kind: 'silly', copies: 30 }) },
        { weight: 1, arbitrary: mutationsOf(good, { kind: 'wrong', copies: 30 }) },
      )
      await fc.assert(
        fc.asyncProperty(mutations, async ({ answer }) => {
          const { text, crashed } = await show(answer)
          expect(crashed).not.toHaveBeenCalled()
          expect(text).not.toBe('')
        }),
        { seed: SEED, numRuns },
      )
    },
    BROWSER_TIMEOUT_MS,
  )
})
