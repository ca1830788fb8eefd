import { act, waitFor } from '@testing-library/react'
import fc from 'fast-check'
import type { ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { UserInfoView } from '@/components/account/user-info-view'
import { ApplyDialog } from '@/components/after-sale/apply-dialog'
import { RefundListView } from '@/components/after-sale/refund-list-view'
import { CartView } from '@/components/cart/cart-view'
import { HomeView } from '@/components/catalog/home/home-view'
import { ChatPanel } from '@/components/chat/chat-panel'
import { InquiryListView } from '@/components/inquiry/inquiry-list-view'
import { InquiryView } from '@/components/inquiry/inquiry-view'
import { Layout } from '@/components/layout/layout'
import { StatusView } from '@/components/merchant/status-view'
import { MessagesView } from '@/components/message/messages-view'
import { CheckoutView } from '@/components/order/checkout/checkout-view'
import { OrderListView } from '@/components/order/order-list-view'
import { OrderView } from '@/components/order/order-view'
import { OnlinePay } from '@/components/payment/online-pay'
import { PayView } from '@/components/payment/pay-view'
import { SandboxView } from '@/components/payment/sandbox-view'
import { ProductView } from '@/components/product/product-view'
import { PrintView } from '@/components/quotation/print-view'
import { RepairView } from '@/components/site/repair/repair-view'
import { getAccountOverview } from '@/contract/account/account-overview-calls'
import { getAddressList } from '@/contract/account/delivery-address-calls'
import { getFavoriteList, getFavoriteState } from '@/contract/account/favorite-calls'
import { getAccountSecurity, getSessionList } from '@/contract/account/security-calls'
import { getUserInfo } from '@/contract/account/user-calls'
import { userInfoAddress } from '@/contract/account/user-info-address'
import { getRefundList, quoteRefund } from '@/contract/after-sale/after-sale-calls'
import { refundListAddress } from '@/contract/after-sale/refund-list-address'
import { getCartList } from '@/contract/cart/cart-calls'
import { getCartListCount } from '@/contract/cart/cart-count-calls'
import { getPurchaseList, getPurchaseLists } from '@/contract/cart/purchase-list-calls'
import { getThread } from '@/contract/chat/chat-calls'
import type { Endpoint } from '@/contract/endpoint'
import { ENDPOINTS } from '@/contract/endpoints'
import { getInquiryDetail, getInquiryList } from '@/contract/inquiry/inquiry-calls'
import { inquiryListAddress } from '@/contract/inquiry/inquiry-list-address'
import { getTitleList } from '@/contract/invoice/invoice-title-calls'
import { getApplication } from '@/contract/merchant/merchant-calls'
import { messageAddress } from '@/contract/message/message-address'
import { getMessageDetail, getMessageList } from '@/contract/message/message-calls'
import { getMessageCount } from '@/contract/message/message-count-calls'
import { previewOrder } from '@/contract/order/checkout-calls'
import { getFrequentGoods } from '@/contract/order/frequent-goods-calls'
import { getOrderDetail, getOrderList } from '@/contract/order/order-calls'
import { orderListAddress } from '@/contract/order/order-list-address'
import { createPayment, getSandboxCashier } from '@/contract/payment/payment-calls'
import { productAddress } from '@/contract/product/product-address'
import { getProductDetail } from '@/contract/product/product-calls'
import { getQuotationDraft } from '@/contract/quotation/quotation-calls'
import { getRepairInfo } from '@/contract/site/repair-calls'
import { SCREEN_STORAGE } from '@/services/store/screen-storage'
import { ANSWERED_VIEWS, SHANGHAI } from '../../support/answered-views'
import { endpointNamed } from '../../support/endpoint-named'
import { GOOD } from '../../support/good-answers'
import { INQUIRY_NO } from '../../support/good-inquiries'
import { SECRET } from '../../support/good-merchant'
import { ORDER_NO, PAYMENT_NO } from '../../support/good-orders'
import { MESSAGE_ID } from '../../support/good-personal'
import { SALE_LINE_ID } from '../../support/good-sales'
import { mockUnchecked } from '../../support/mock-server'
import { mutationsOf, withText } from '../../support/mutated-answer'
import { renderAnswers } from '../../support/render-answers'
import { giveSession, renderMall } from '../../support/render-mall'
import { runsOf } from '../../support/runs'

const SEED = 14
const KINDS = [
  ['silly', 25],
  ['wrong', 10],
] as const

const INVALIDATED = ANSWERED_VIEWS.flatMap((view) =>
  view.requests.map(({ endpoint }) => ({ ...view, call: endpoint.name })),
)

const MARKUP = 'javascript:alert(1)//"><img src=x onerror=alert(1)><script>alert(1)</script>'

/** What a call answers where every text somebody may have typed is markup. */
const markupOf = (endpoint: Endpoint, good: unknown) =>
  withText(good, MARKUP, (answer) => endpoint.output.safeParse(answer).success)

/** Elements and addresses that can only have come from MARKUP. */
function planted(root: ParentNode): string[] {
  const elements = root.querySelectorAll('img[src="x"], [onerror], script:not([type])')
  // A picture's address never runs.
  const addresses = [...root.querySelectorAll('[href], [action], iframe')].flatMap((element) =>
    ['href', 'src', 'action'].map((name) => element.getAttribute(name) ?? ''),
  )
  return [
    ...[...elements].map(({ outerHTML }) => outerHTML),
    ...addresses.filter((address) => address.startsWith('javascript:alert')),
  ]
}

it.each(ANSWERED_VIEWS)(
  '$name shows markup in its answers as text',
  ({ view, requests, answers }) => {
    const good: Record<string, unknown> = { ...GOOD, ...answers }
    const { html, text } = renderAnswers(
      view,
      SHANGHAI,
      requests.map((one) => ({
        ...one,
        answer: markupOf(endpointNamed(one.endpoint.name), good[one.endpoint.name]),
      })),
    )
    expect(planted(new DOMParser().parseFromString(html, 'text/html'))).toEqual([])
    expect(text).not.toBe('')
  },
)

describe.each(INVALIDATED)('$name, when the answer of $call', (view) => {
  const good: Record<string, unknown> = { ...GOOD, ...view.answers }
  const render = (answers = good) =>
    renderAnswers(
      view.view,
      SHANGHAI,
      view.requests.map((one) => ({ ...one, answer: answers[one.endpoint.name] })),
    )

  // Lazy chunks are loaded by the second rendering: of what is shown, and of what says that it failed.
  beforeAll(async () => {
    await vi.waitFor(() => expect(render().text).toContain(view.shows))
    // Neither a list nor an object; nothing at all is an empty list.
    const refused = { ...good, [view.call]: 7 }
    await vi.waitFor(() => expect(render(refused).text).toContain(view.says ?? ''))
  })

  it.each(KINDS)('is %s in %d ways, still renders', (kind, numRuns) => {
    const mutations = mutationsOf(good[view.call], { kind, copies: 500 })
    fc.assert(
      fc.property(mutations, ({ answer }) => {
        const { text, isRefused } = render({ ...good, [view.call]: answer })
        expect(text).not.toBe('')
        expect(view.says === null || text.includes(view.says) === isRefused).toBe(true)
      }),
      { seed: SEED, numRuns: runsOf(numRuns) },
    )
  })
})

/** 10 renderings take a second, but not on a machine that has much else to do. */
const BROWSER_TIMEOUT_MS = 60_000

const messages = (query: Record<string, string> = {}) => (
  <MessagesView state={messageAddress.read(query)} />
)

function JoinStatus() {
  sessionStorage.setItem(SCREEN_STORAGE.merchantTicket, JSON.stringify(SECRET))
  return <StatusView handedIn="" />
}

const PERSONAL: [string, number, Endpoint, ReactNode][] = [
  ['cart', 10, getCartList, <CartView key="cart" />],
  ['quotation', 10, getQuotationDraft, <PrintView key="quotation" ids={[]} />],
  [
    'inquiries',
    5,
    getInquiryList,
    <InquiryListView key="inquiries" state={inquiryListAddress.read({})} />,
  ],
  ['inquiry', 5, getInquiryDetail, <InquiryView key="inquiry" inquiryNo={INQUIRY_NO} />],
  ['messages', 10, getMessageList, messages()],
  ['open message', 10, getMessageDetail, messages({ id: MESSAGE_ID })],
  [
    'overview',
    10,
    getAccountOverview,
    <UserInfoView key="overview" state={userInfoAddress.read({})} />,
  ],
  [
    'favourites',
    10,
    getFavoriteList,
    <UserInfoView key="favorites" state={userInfoAddress.read({ section: 'favorites' })} />,
  ],
  [
    'purchase lists',
    10,
    getPurchaseLists,
    <UserInfoView key="lists" state={userInfoAddress.read({ section: 'lists' })} />,
  ],
  [
    'purchase list',
    10,
    getPurchaseList,
    <UserInfoView
      key="list"
      state={userInfoAddress.read({ section: 'lists', list: MESSAGE_ID })}
    />,
  ],
  [
    'addresses',
    10,
    getAddressList,
    <UserInfoView key="addresses" state={userInfoAddress.read({ section: 'addresses' })} />,
  ],
  [
    'invoice titles',
    10,
    getTitleList,
    <UserInfoView key="titles" state={userInfoAddress.read({ section: 'titles' })} />,
  ],
  [
    'security',
    10,
    getAccountSecurity,
    <UserInfoView key="security" state={userInfoAddress.read({ section: 'security' })} />,
  ],
  [
    'devices',
    10,
    getSessionList,
    <UserInfoView key="sessions" state={userInfoAddress.read({ section: 'sessions' })} />,
  ],
  [
    'checkout',
    10,
    previewOrder,
    <CheckoutView key="checkout" state={{ now: null, quotation: '' }} />,
  ],
  [
    'orders',
    10,
    getOrderList,
    <OrderListView key="orders" state={orderListAddress.read({ type: '1' })} />,
  ],
  ['order', 10, getOrderDetail, <OrderView key="order" orderNo={ORDER_NO} />],
  ['home', 6, getFrequentGoods, <HomeView key="home" />],
  ['orders to pay', 6, getOrderDetail, <PayView key="pay" orderNos={[ORDER_NO]} />],
  ['code', 6, createPayment, <OnlinePay key="code" orderNos={[ORDER_NO]} payType={1} />],
  [
    'simulated cashier',
    6,
    getSandboxCashier,
    <SandboxView key="sandbox" paymentNo={PAYMENT_NO} token={'t'.repeat(43)} />,
  ],
  [
    'kept product',
    6,
    getFavoriteState,
    <ProductView key="kept" productId={5} state={productAddress.read({ sku: '8' })} />,
  ],
  ['frame', 6, getUserInfo, <Layout key="user">内容</Layout>],
  ['frame', 6, getCartListCount, <Layout key="cart">内容</Layout>],
  ['frame', 6, getMessageCount, <Layout key="messages">内容</Layout>],
  // Parts rendered only in the browser: a delivery date, a countdown.
  [
    'product',
    6,
    getProductDetail,
    <ProductView key="product" productId={5} state={productAddress.read({ sku: '8' })} />,
  ],
  ['order', 10, getOrderDetail, <OrderView key="order" orderNo={ORDER_NO} />],
  [
    'after-sale records',
    10,
    getRefundList,
    <RefundListView key="refunds" state={refundListAddress.read({})} />,
  ],
  [
    'after-sale form',
    6,
    quoteRefund,
    <ApplyDialog
      key="apply"
      line={{ lineId: SALE_LINE_ID, title: '螺栓', spec: 'M8', unit: '个' }}
      onDone={() => {}}
      onCancel={() => {}}
    />,
  ],
  ['chat', 10, getThread, <ChatPanel key="chat" isInstead={false} onClose={() => {}} />],
  ['applications', 10, getApplication, <JoinStatus key="applications" />],
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
    mockUnchecked(endpoint, answer)
    const read = vi.spyOn(endpoint.output, 'safeParse')
    const crashed = vi.fn()
    // Dialogs stand in the body.
    const { baseElement, unmount } = renderMall(
      <ErrorBoundary fallback={null} onError={crashed}>
        {view}
      </ErrorBoundary>,
      { areas: SHANGHAI.areaCodes },
    )
    await waitFor(() => expect(read).toHaveBeenCalled())
    await act(async () => {}) // what was read is shown
    await waitFor(() => expect(baseElement).not.toHaveTextContent('正在加载'))
    const text = baseElement.textContent
    const found = planted(baseElement)
    unmount()
    read.mockRestore()
    return { text, crashed, found }
  }

  it(`shows markup in ${endpoint.name} as text`, async () => {
    const { crashed, found } = await show(markupOf(endpoint, GOOD[endpoint.name]))
    expect(crashed).not.toHaveBeenCalled()
    expect(found).toEqual([])
  })

  it(
    `does not crash, whatever ${endpoint.name} answers`,
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
        { seed: SEED, numRuns: runsOf(numRuns) },
      )
    },
    BROWSER_TIMEOUT_MS,
  )
})
