import { field, ok, personal, refuse, type StubCall, type StubLine } from './stub-forms'

/** Lines that were there before, in a place that the cart does not show. */
const KEPT_LINES = 3
const NO_AMOUNTS = {
  lineCount: '0',
  selectedCount: '0',
  goodsAmount: 0,
  freightAmount: 0,
  payableAmount: 0,
}
const GOODS = {
  itemNo: 'HS-1',
  spec: 'M8',
  price: '1200',
  unit: '个',
  packQty: '1',
  packUnit: '盒',
  moq: '1',
  step: '1',
  maxQty: '9999',
  productId: '42',
  title: '外六角螺栓',
  brand: '拓纳',
  image: '',
  selected: '1',
  buyerCode: '',
  unitPrice: '1200',
  priceWhenAdded: '1200',
  tiers: [],
  amount: '12',
  stock: '100',
  stockState: 'in',
  leadDays: '2',
  leadDaysWhenAdded: '2',
  backorder: '0',
  state: 'ok',
}
const SHOP_AMOUNTS = {
  freightFee: 0,
  freeFreightFrom: 0,
  selectedCount: 0,
  goodsAmount: 0,
  freightAmount: 0,
  freeFreightGap: 0,
}

const getCartList: StubCall = ({ cart }) => {
  const lines = cart.map((line) => ({ ...GOODS, ...line }))
  const shop = { shop: { id: 5, name: '示例旗舰店' }, lines, ...SHOP_AMOUNTS }
  return ok({ shops: cart.length > 0 ? [shop] : [], later: [], totals: NO_AMOUNTS })
}

const saveCartProduct: StubCall = (state, { body }) => {
  const items = field(body, 'items')
  if (!Array.isArray(items)) return refuse(400, 'bad request')
  const added = items.map((item, index): StubLine => {
    const id = `line-${state.cart.length + index}`
    return {
      id,
      skuId: field(item, 'skuId'),
      qty: Number(field(item, 'qty')),
      note: field(item, 'note'),
    }
  })
  state.cart = [...state.cart, ...added]
  return ok(true)
}

const editCartProduct: StubCall = (state, request) => {
  const lines = field(request.body, 'lines')
  if (!Array.isArray(lines)) return refuse(400, 'bad request')
  state.cart = state.cart.map((line) => {
    const edit = lines.find((one) => field(one, 'id') === line.id)
    return { ...line, qty: Number(field(edit, 'qty') ?? line.qty) }
  })
  return getCartList(state, request)
}

const deleteCartProduct: StubCall = (state, { body }) => {
  const gone = field(body, 'id')
  if (!Array.isArray(gone)) return refuse(400, 'bad request')
  state.cart = state.cart.filter(({ id }) => !gone.includes(id))
  return ok(true)
}

const exportCartsQuotation: StubCall = () => ({ status: 200, body: 'a,b\n', type: 'text/csv' })
const getCartListCount: StubCall = ({ cart }) => ok(String(KEPT_LINES + cart.length))

/** The cart calls of SPEC section 7, by method and path. */
export const STUB_CART: Record<string, StubCall> = {
  'POST /api/cart/list/getCartList': personal(getCartList),
  'POST /api/cart/list/saveCartProduct': personal(saveCartProduct),
  'POST /api/cart/list/editCartProduct': personal(editCartProduct),
  'POST /api/cart/list/deleteCartProduct': personal(deleteCartProduct),
  'POST /api/cart/list/exportCartsQuotation': personal(exportCartsQuotation),
  'GET /api/cart/list/getCartListCount': personal(getCartListCount),
}
