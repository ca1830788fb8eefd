import { randomUUID } from 'node:crypto'
import { verifyOldPhone } from '@/contract/account/account-calls'
import { getBrowsingList, recordBrowsing } from '@/contract/account/browsing-history-calls'
import { saveAddress } from '@/contract/account/delivery-address-calls'
import { getSessionList } from '@/contract/account/security-calls'
import { getUserInfo } from '@/contract/account/user-calls'
import { applyRefund, sendBack } from '@/contract/after-sale/after-sale-calls'
import { getCartList } from '@/contract/cart/cart-calls'
import {
  getPurchaseList,
  savePurchaseLines,
  savePurchaseList,
} from '@/contract/cart/purchase-list-calls'
import { postComment } from '@/contract/comment/comment-posting-calls'
import { HEADER } from '@/contract/constants'
import { submitInquiry } from '@/contract/inquiry/inquiry-calls'
import { uploadInquiryFile } from '@/contract/inquiry/inquiry-file-calls'
import { applyInvoice } from '@/contract/invoice/invoice-calls'
import { saveTitle } from '@/contract/invoice/invoice-title-calls'
import { getApplication } from '@/contract/merchant/merchant-calls'
import { getMessageList } from '@/contract/message/message-calls'
import { cancelOrder, getOrderDetail } from '@/contract/order/order-calls'
import { createPayment, notifyPayment, uploadVoucher } from '@/contract/payment/payment-calls'
import { shareQuotation } from '@/contract/quotation/my-quotation-calls'
import { issueQuotation } from '@/contract/quotation/quotation-calls'
import { searchProducts } from '@/contract/search/search-calls'
import { getProductHistoryRecord } from '@/contract/search/suggestion-calls'
import { uploadPicture } from '@/contract/site/file-calls'
import { secretOf } from '@/server/kernel/db/secret'
import { accountAsker } from '@/server/modules/account/sms/asker'
import { createShopAfterSales } from '@/server/modules/after-sale/shop-after-sales'
import { createShopAnswers } from '@/server/modules/inquiry/shop-answers'
import { createIssuing } from '@/server/modules/invoice/issue'
import { createReview } from '@/server/modules/merchant/review'
import { sendWelcome } from '@/server/modules/message/welcome'
import { createMerchant } from '@/server/modules/order/merchant'
import { signatureOf } from '@/server/modules/payment/signature'
import { codeFor, newAccount, phoneOf, userOf } from './accounts'
import { givenCaptchaToken, newPhone, solvedCaptcha } from './captcha'
import { endpointNamed } from './endpoint-named'
import { ADDRESS_DRAFT, TITLE_DRAFT } from './good-checkout'
import { joinMall } from './join-mall'
import { orderMall } from './order-mall'
import { pictureForm } from './picture'
import type { TestMall } from './test-mall'
import { voucherFile } from './voucher'

/** Makes a valid input of a call for the user of a token. */
type Case = (mall: TestMall, token: string) => Promise<unknown> | unknown
const area = { areaCode: ['0000'] }

async function firstSku(mall: TestMall) {
  const { list } = await mall.call(searchProducts, { ...area, pageSize: 1 })
  const hit = list[0]
  if (!hit) throw new Error('the test catalogue is empty')
  return hit
}

async function browsedId(mall: TestMall, token: string): Promise<string> {
  const { skuId } = (await firstSku(mall)).sku
  await mall.call(recordBrowsing, { skuId }, { token })
  const { list } = await mall.call(getBrowsingList, area, { token })
  return list[0]?.id ?? ''
}

const someItemNo = async (mall: TestMall) => (await firstSku(mall)).sku.itemNo

async function cartLineId(mall: TestMall, token: string) {
  const { sku } = await firstSku(mall)
  const items = [{ skuId: sku.skuId, qty: sku.moq }]
  await mall.ask(endpointNamed('saveCartProduct'), { items }, { token })
  const { shops } = await mall.call(getCartList, area, { token })
  return shops[0]?.lines[0]?.id
}

async function issuedNo(mall: TestMall, token: string) {
  const id = [(await cartLineId(mall, token)) ?? '']
  return (await mall.call(issueQuotation, { id, ...area }, { token })).no
}

async function messageId(mall: TestMall, token: string) {
  const { id: userId } = await mall.call(getUserInfo, {}, { token })
  await sendWelcome(mall.db, userId)
  const { list } = await mall.call(getMessageList, {}, { token })
  return list[0]?.id
}

async function listWithLine(mall: TestMall, token: string) {
  const { id } = await mall.call(savePurchaseList, { name: '月度采购' }, { token })
  const { sku } = await firstSku(mall)
  await mall.call(savePurchaseLines, { id, lines: [{ skuId: sku.skuId, qty: 1 }] }, { token })
  const { lines } = await mall.call(getPurchaseList, { id, ...area }, { token })
  return { id, lineId: lines.map((line) => line.id), skuId: sku.skuId }
}

const addressId = async (mall: TestMall, token: string) =>
  mall.call(saveAddress, ADDRESS_DRAFT, { token })

const titleId = async (mall: TestMall, token: string) =>
  mall.call(saveTitle, { isDefault: true, title: TITLE_DRAFT }, { token })

async function placedOrder(mall: TestMall, token: string, payType: 1 | 4 = 1) {
  const { id: userId } = await mall.call(getUserInfo, {}, { token })
  const shop = orderMall(mall)
  const [sku] = await shop.plainSkus(1, 100_000)
  const buyer = { userId, token, addressId: await shop.addAddress(userId) }
  const lines = [{ skuId: sku?.id ?? 0, qty: 1 }]
  const { orderNos } = await shop.order(buyer, lines, { payType })
  return { shop, buyer, lines, orderNo: orderNos[0] ?? '' }
}

async function shippedOrder(mall: TestMall, token: string, isShipped = true) {
  const { orderNo } = await placedOrder(mall, token)
  const { paymentNo, amount } = await openPayment(mall, token, orderNo)
  await mall.call(notifyPayment, await noticeFor(mall, paymentNo, amount))
  const merchant = createMerchant(mall.db, () => mall.time.now)
  await merchant.accept(orderNo)
  if (isShipped) await merchant.ship(orderNo, { carrier: '示例物流', trackingNo: 'SL1' })
  return { orderNo }
}

async function openPayment(mall: TestMall, token: string, orderNo?: string) {
  const orderNos = [orderNo ?? (await placedOrder(mall, token)).orderNo]
  return mall.call(createPayment, { orderNos }, { token })
}

async function noticeFor(mall: TestMall, paymentNo: string, amount: number) {
  const time = { timestamp: mall.time.now, nonce: randomUUID() }
  const notice = { paymentNo, providerNo: 'bank-1', amount, status: 'paid' as const, ...time }
  const secret = await secretOf(mall.db, 'payment_secret')
  return { ...notice, sign: signatureOf(secret, notice) }
}

async function cashierHolder(mall: TestMall, token: string) {
  const { cashierUrl } = await openPayment(mall, token)
  const query = new URL(cashierUrl, 'http://mall.test').searchParams
  return { paymentNo: query.get('payment'), token: query.get('token') }
}

function voucherForm(orderNo: string): FormData {
  const form = new FormData()
  form.append('file', voucherFile())
  form.append('orderNos', orderNo)
  return form
}

async function uploadedVoucher(mall: TestMall, token: string) {
  const { orderNo } = await placedOrder(mall, token, 4)
  const body = voucherForm(orderNo)
  const answer = await mall.send(uploadVoucher.path, { method: 'POST', body, token })
  return { fileId: uploadVoucher.output.parse(answer.data).fileId }
}

async function refundableLine(mall: TestMall, token: string) {
  const { orderNo } = await shippedOrder(mall, token)
  const { lines } = await mall.call(getOrderDetail, { orderNo }, { token })
  return { lineId: lines[0]?.lineId ?? '' }
}

async function appliedSale(mall: TestMall, token: string, type: 1 | 2 | 3 = 1) {
  const input = { ...(await refundableLine(mall, token)), type, qty: 1, reason: '少件' as const }
  const { refundNo } = await mall.call(applyRefund, input, { token })
  return { refundNo }
}

async function finishedLine(mall: TestMall, token: string) {
  const { id: userId } = await mall.call(getUserInfo, {}, { token })
  const shop = orderMall(mall)
  const [sku] = await shop.plainSkus(1, 100_000)
  const buyer = { userId, token, addressId: await shop.addAddress(userId) }
  const [line] = await shop.finishedLines(buyer, [{ skuId: sku?.id ?? 0, qty: 1 }])
  return { lineId: line?.id ?? '' }
}

const STARS = { score: 5, shopScore: 5, logisticsScore: 4 }
const SAID = '螺纹规整，包装完好，会再来。'

async function keptPicture(mall: TestMall, token: string) {
  const body = await pictureForm('comment')
  const answer = await mall.send(uploadPicture.path, { method: 'POST', body, token })
  return uploadPicture.output.parse(answer.data)
}

async function invoiceOf(mall: TestMall, token: string) {
  const { id: userId } = await mall.call(getUserInfo, {}, { token })
  const shop = orderMall(mall)
  const [sku] = await shop.plainSkus(1, 100_000)
  const buyer = { userId, token, addressId: await shop.addAddress(userId) }
  const [line] = await shop.finishedLines(buyer, [{ skuId: sku?.id ?? 0, qty: 1 }])
  const { id } = await titleId(mall, token)
  return { orderNos: [line?.orderNo ?? ''], kind: 1 as const, titleId: id }
}

async function issuedInvoice(mall: TestMall, token: string) {
  const { orderNos, ...madeOut } = await invoiceOf(mall, token)
  const { applyNo } = await mall.call(applyInvoice, { ...madeOut, orderNos }, { token })
  await createIssuing(mall.db, () => mall.time.now).issue(applyNo)
  return { applyNo, ...madeOut }
}

const smsOrder = async (mall: TestMall, scene: string) => ({
  scene,
  phone: newPhone(),
  captchaToken: await givenCaptchaToken(mall, 'sms'),
})

async function provedApplication(mall: TestMall) {
  const applicants = joinMall(mall)
  const applied = await applicants.apply()
  const { phone } = applied.form.contact
  const code = await applicants.statusCodeFor(phone)
  return { ...applied, ...(await mall.call(getApplication, { phone, code })) }
}

function drawingForm(): FormData {
  const form = new FormData()
  form.append('file', new File(['%PDF-1.4\n%%EOF'], '法兰图纸.pdf'))
  return form
}

async function keptDrawing(mall: TestMall, token: string) {
  const sent = { method: 'POST', body: drawingForm(), token }
  const answer = await mall.send(uploadInquiryFile.path, sent)
  return { fileId: uploadInquiryFile.output.parse(answer.data).fileId }
}

async function submittedInquiry(mall: TestMall, token: string) {
  const { sku } = await firstSku(mall)
  const lines = [
    { kind: 'sku' as const, skuId: sku.skuId, qty: sku.moq },
    { kind: 'text' as const, text: '非标法兰 DN125', qty: 2, unit: '片' },
  ]
  const headers = { [HEADER.idempotencyKey]: randomUUID() }
  const { inquiryNo } = await mall.call(submitInquiry, { lines }, { token, headers })
  return { inquiryNo, skuId: sku.skuId }
}

async function answeredInquiry(mall: TestMall, token: string) {
  const { inquiryNo, skuId } = await submittedInquiry(mall, token)
  const offer = { kind: 'offer' as const, line: 1, skuId, price: 4000, leadDays: 3 }
  const { answers } = await createShopAnswers(mall.db, () => mall.time.now)(inquiryNo, [offer])
  return { inquiryNo, answerId: answers[0]?.id ?? '' }
}

/** A valid input of every call, with what of the user's it needs. */
export const CALL_CASES: Record<string, Case> = {
  getInvoiceOrders: () => ({}),
  applyInvoice: invoiceOf,
  reissueInvoice: issuedInvoice,
  getInvoiceList: () => ({}),
  getInvoiceFile: issuedInvoice,
  getPendingList: () => ({}),
  getPostedList: () => ({}),
  postComment: async (mall, token) => ({
    ...(await finishedLine(mall, token)),
    ...STARS,
    content: SAID,
    tags: ['发货快'],
    pictureIds: [(await keptPicture(mall, token)).fileId],
  }),
  appendComment: async (mall, token) => {
    const input = { ...(await finishedLine(mall, token)), ...STARS, content: SAID }
    return { ...(await mall.call(postComment, input, { token })), content: SAID }
  },
  getPicture: keptPicture,
  uploadInquiryFile: () => Promise.resolve(drawingForm()),
  getInquiryFile: keptDrawing,
  uploadPicture: () => pictureForm('comment'),
  uploadVoucher: async (mall, token) => voucherForm((await placedOrder(mall, token, 4)).orderNo),
  submitInquiry: async (mall, token) => {
    const form = await pictureForm('inquiry')
    const answer = await mall.send(uploadPicture.path, { method: 'POST', body: form, token })
    const { fileId } = uploadPicture.output.parse(answer.data)
    return {
      lines: [{ kind: 'text', text: '非标法兰 DN125', qty: 2, unit: '片' }],
      note: '含运费',
      wishedDate: '2026-12-31',
      pictureIds: [fileId],
      fileIds: [(await keptDrawing(mall, token)).fileId],
    }
  },
  getInquiryList: async (mall, token) => {
    await submittedInquiry(mall, token)
    return { keyword: '法兰' }
  },
  getInquiryDetail: async (mall, token) => ({
    inquiryNo: (await answeredInquiry(mall, token)).inquiryNo,
  }),
  negotiateInquiry: async (mall, token) => ({
    ...(await answeredInquiry(mall, token)),
    targetPrice: 3900,
    words: '长期合作',
  }),
  acceptInquiry: async (mall, token) => {
    const { inquiryNo, answerId } = await answeredInquiry(mall, token)
    return { inquiryNo, answerIds: [answerId] }
  },
  cancelInquiry: async (mall, token) => ({
    inquiryNo: (await submittedInquiry(mall, token)).inquiryNo,
  }),
  previewOrder: async (mall, token) => {
    const { lines } = await placedOrder(mall, token)
    return { source: 'buyNow', lines, ...area }
  },
  submitOrder: async (mall, token) => {
    const { shop, buyer, lines } = await placedOrder(mall, token)
    return shop.submission(buyer, await shop.previewNow(buyer, lines))
  },
  getSubmitResult: () => ({ key: randomUUID() }),
  getOrderList: () => ({ type: -1, keyword: '螺栓', dateKey: '01' }),
  getOrderDetail: async (mall, token) => ({ orderNo: (await placedOrder(mall, token)).orderNo }),
  getAccountOverview: async (mall, token) => {
    await placedOrder(mall, token)
    return {}
  },
  getFrequentGoods: async (mall, token) => {
    await placedOrder(mall, token)
    return area
  },
  cancelOrder: async (mall, token) => ({
    orderNo: (await placedOrder(mall, token)).orderNo,
    reason: '其他',
  }),
  confirmReceipt: shippedOrder,
  extendReceipt: shippedOrder,
  remindShipment: (mall, token) => shippedOrder(mall, token, false),
  hideOrder: async (mall, token) => {
    const { orderNo } = await placedOrder(mall, token)
    await mall.call(cancelOrder, { orderNo, reason: '其他' }, { token })
    return { orderNo }
  },
  buyAgain: async (mall, token) => ({
    orderNo: (await placedOrder(mall, token)).orderNo,
    ...area,
  }),
  exportOrders: async (mall, token) => {
    await placedOrder(mall, token)
    return { type: 1 }
  },
  quoteRefund: refundableLine,
  applyRefund: async (mall, token) => ({
    ...(await refundableLine(mall, token)),
    type: 3,
    qty: 1,
    reason: '质量问题',
    description: '断了',
  }),
  getRefundList: () => ({}),
  getRefundDetail: (mall, token) => appliedSale(mall, token),
  withdrawRefund: (mall, token) => appliedSale(mall, token),
  sendBack: async (mall, token) => {
    const { refundNo } = await appliedSale(mall, token, 2)
    await createShopAfterSales(mall.db, () => mall.time.now).agree(refundNo)
    return { refundNo, carrier: '示例物流', trackingNo: 'TH20261121' }
  },
  confirmReplacement: async (mall, token) => {
    const { refundNo } = await appliedSale(mall, token, 3)
    const desk = createShopAfterSales(mall.db, () => mall.time.now)
    await desk.agree(refundNo)
    const parcel = { carrier: '示例物流', trackingNo: 'TH20261121' }
    await mall.call(sendBack, { refundNo, ...parcel }, { token })
    await desk.receive(refundNo)
    await desk.resend(refundNo, parcel)
    return { refundNo }
  },
  createPayment: async (mall, token) => ({
    orderNos: [(await placedOrder(mall, token)).orderNo],
  }),
  changePayType: async (mall, token) => ({
    orderNos: [(await placedOrder(mall, token)).orderNo],
    payType: 4,
  }),
  getPaymentStatus: async (mall, token) => ({
    paymentNo: (await openPayment(mall, token)).paymentNo,
  }),
  getVoucher: uploadedVoucher,
  notifyPayment: async (mall, token) => {
    const { paymentNo, amount } = await openPayment(mall, token)
    return noticeFor(mall, paymentNo, amount)
  },
  getSandboxCashier: cashierHolder,
  paySandbox: async (mall, token) => ({ ...(await cashierHolder(mall, token)), outcome: 'paid' }),
  recordSearch: () => ({ searchTerms: '螺栓' }),
  getHotSearch: () => undefined,
  getHomePage: () => area,
  getCategoryList: () => ({ level: 3 }),
  getCategoryDetail: () => ({ categoryId: 101, ...area }),
  getBrandList: () => ({ categoryId: 1, ...area }),
  getBrandDetail: () => ({ id: 1, ...area }),
  getShopList: () => ({ keyword: '专营', ...area }),
  getShopDetail: () => ({ id: 1, ...area }),
  getProductSearchTips: () => ({ keyword: '螺', ...area }),
  getSearchSuggestions: () => ({ keyword: '螺', ...area }),
  getProductHistoryRecord: () => undefined,
  deleteProductHistory: async (mall, token) => {
    await mall.ask(endpointNamed('recordSearch'), { searchTerms: '螺母' }, { token })
    const records = await mall.call(getProductHistoryRecord, undefined, { token })
    return { id: records.map((record) => record.id) }
  },
  searchProducts: () => ({ keyword: '螺栓', ...area }),
  getProductDetail: async (mall) => ({ productId: (await firstSku(mall)).productId, ...area }),
  getRelatedProducts: async (mall) => ({ productId: (await firstSku(mall)).productId, ...area }),
  getProductComments: async (mall) => ({ productId: (await firstSku(mall)).productId }),
  getSkuTable: () => ({ categoryId: 10101, ...area }),
  compareSkus: async (mall) => ({ skuIds: [(await firstSku(mall)).sku.skuId], ...area }),
  getArrivalState: () => ({ skuIds: [1, 2] }),
  saveArrivalNotice: async (mall) => ({ skuId: [(await firstSku(mall)).sku.skuId] }),
  deleteArrivalNotice: () => ({ skuId: [1] }),
  recordBrowsing: async (mall) => ({ skuId: (await firstSku(mall)).sku.skuId }),
  getBrowsingList: async (mall, token) => {
    await browsedId(mall, token)
    return area
  },
  deleteBrowsing: async (mall, token) => ({ id: [await browsedId(mall, token)] }),
  clearBrowsing: () => ({}),
  getFavoriteList: () => area,
  getFavoriteState: () => ({ productIds: [1, 2] }),
  saveFavorite: async (mall) => ({ productId: [(await firstSku(mall)).productId] }),
  deleteFavorite: () => ({ productId: [1] }),
  getPurchaseLists: () => ({}),
  getPurchaseList: async (mall, token) => ({ id: (await listWithLine(mall, token)).id, ...area }),
  savePurchaseList: () => ({ name: '月度采购' }),
  deletePurchaseList: async (mall, token) => ({ id: [(await listWithLine(mall, token)).id] }),
  savePurchaseLines: async (mall, token) => {
    const { id, skuId } = await listWithLine(mall, token)
    return { id, lines: [{ skuId, qty: 5, note: '急用', buyerCode: 'M-1' }] }
  },
  deletePurchaseLines: async (mall, token) => {
    const { id, lineId } = await listWithLine(mall, token)
    return { id, lineId }
  },
  matchLines: () => ({ lines: [{ text: 'M8*30 外六角' }], ...area }),
  getCartList: () => area,
  saveCartProduct: async (mall) => {
    const { sku } = await firstSku(mall)
    return { items: [{ skuId: sku.skuId, qty: sku.moq }] }
  },
  editCartProduct: async (mall, token) => ({
    lines: [{ id: await cartLineId(mall, token), selected: false }],
    ...area,
  }),
  deleteCartProduct: async (mall, token) => ({ id: [await cartLineId(mall, token)] }),
  restoreCartProduct: async (mall) => {
    const { skuId, moq: qty } = (await firstSku(mall)).sku
    const saved = {
      note: '',
      buyerCode: '',
      selected: true,
      savedForLater: false,
      backorder: false,
    }
    return { lines: [{ skuId, qty, ...saved }], ...area }
  },
  getCartListCount: () => undefined,
  exportCartsQuotation: async (mall, token) => ({ id: [await cartLineId(mall, token)], ...area }),
  getQuotationDraft: async (mall, token) => ({ id: [await cartLineId(mall, token)], ...area }),
  issueQuotation: async (mall, token) => ({ id: [await cartLineId(mall, token)], ...area }),
  verifyQuotation: async (mall, token) => ({ no: await issuedNo(mall, token) }),
  getQuotationList: () => ({ keyword: '螺' }),
  getQuotation: async (mall, token) => ({ no: await issuedNo(mall, token) }),
  compareQuotation: async (mall, token) => ({ no: await issuedNo(mall, token), ...area }),
  renewQuotation: async (mall, token) => ({ no: await issuedNo(mall, token), ...area }),
  copyQuotation: async (mall, token) => ({ no: await issuedNo(mall, token), ...area }),
  shareQuotation: async (mall, token) => ({ no: await issuedNo(mall, token), isShared: true }),
  getSharedQuotation: async (mall, token) => {
    const no = await issuedNo(mall, token)
    const { shareToken } = await mall.call(shareQuotation, { no, isShared: true }, { token })
    return { token: shareToken }
  },
  exportQuotation: async (mall, token) => ({ no: await issuedNo(mall, token), format: 'csv' }),
  getSysRegion: () => ({}),
  getSysRegionLevelList: () => undefined,
  getDefaultArea: () => undefined,
  previewAreaSwitch: () => ({ areaCode: ['65'], currentAreaCode: ['31'] }),
  getOauthToken: () => ({ grant_type: 'password', username: 'demo', password: 'Demo#2026' }),
  logout: () => undefined,
  getHelpArticle: () => ({ type: '4-3' }),
  getMallFacts: () => ({}),
  openMerchantDraft: async (mall) => ({ captchaToken: await givenCaptchaToken(mall, 'merchant') }),
  getMerchantFile: async (mall) => {
    const draftId = await joinMall(mall).openDraft()
    return { draftId, fileId: await joinMall(mall).upload(draftId) }
  },
  applyMerchant: async (mall) => {
    const { draftId, form } = await joinMall(mall).filledForm()
    return { draftId, form, code: await codeFor(mall, form.contact.phone, 'merchant') }
  },
  getApplication: async (mall) => {
    const { phone } = (await joinMall(mall).apply()).form.contact
    return { phone, code: await joinMall(mall).statusCodeFor(phone) }
  },
  correctApplication: async (mall) => {
    const { applicationNo, form, ticket } = await provedApplication(mall)
    await createReview(mall.db, () => mall.time.now).ask(applicationNo, '请重传执照')
    return { applicationNo, form, ticket }
  },
  withdrawApplication: async (mall) => {
    const { applicationNo, ticket } = await provedApplication(mall)
    return { applicationNo, ticket }
  },
  ask: () => ({ text: '退款多久到账' }),
  leaveMessage: () => ({ text: '需要 300 米安全网', contact: '13800138000' }),
  getThread: () => ({}),
  searchHelp: () => ({ keyword: '退款多久到账' }),
  getCaptcha: () => undefined,
  verifyCaptcha: async (mall) => ({ ...(await solvedCaptcha(mall)), purpose: 'sms' }),
  sendSms: async (mall) => smsOrder(mall, 'login'),
  sendNotLoginSms: async (mall) => smsOrder(mall, 'register'),
  getUserVerifyCode: async (mall) => smsOrder(mall, 'newPhone'),
  getSmsOutbox: () => undefined,
  getRepairInfo: () => undefined,
  getMessageList: () => ({ applicationType: 1 }),
  getMessageCount: () => ({ id: 1, applicationType: 1 }),
  getMessageDetail: async (mall, token) => ({ id: await messageId(mall, token) }),
  batchReadMessage: async (mall, token) => ({ id: [await messageId(mall, token)] }),
  deleteMessages: () => ({ all: true }),
  getUserInfo: () => ({}),
  modifyUserInfo: () => ({ nickname: '老王', gender: 'male', creditCode: '' }),
  register: async (mall) => newAccount(mall),
  updatePassword: async (mall, token) => {
    const phone = await phoneOf(mall, token)
    return { phone, code: await codeFor(mall, phone, 'reset'), password: '新的密码 2026' }
  },
  modifyPassword: () => ({ oldPassword: 'Test#12345', password: '新的密码 2026' }),
  verifyOldPhone: async (mall, token) => {
    const { id, phone } = await userOf(mall, token)
    return { code: await codeFor(mall, phone, 'oldPhone', accountAsker(id)) }
  },
  modifyPhone: async (mall, token) => {
    const { id, phone: old } = await userOf(mall, token)
    const code = await codeFor(mall, old, 'oldPhone', accountAsker(id))
    const { ticket } = await mall.call(verifyOldPhone, { code }, { token })
    const phone = newPhone()
    return { ticket, phone, code: await codeFor(mall, phone, 'newPhone', accountAsker(id)) }
  },
  getAccountSecurity: () => ({}),
  getBuyerCodes: () => ({}),
  saveBuyerCode: async (mall) => ({ code: 'A-1', itemNo: await someItemNo(mall) }),
  deleteBuyerCodes: () => ({ codes: ['A-1'] }),
  importBuyerCodes: async (mall) => ({ lines: [{ code: 'A-1', itemNo: await someItemNo(mall) }] }),
  exportBuyerCodes: () => ({}),
  exportOwnData: () => ({}),
  getClosingObstacles: () => ({}),
  closeAccount: () => ({ proof: 'password', password: 'Test#12345' }),
  getSessionList: () => ({}),
  endSession: async (mall, token) => {
    const [own] = await mall.call(getSessionList, {}, { token })
    return { id: own?.id }
  },
  endOtherSessions: () => ({}),
  getAddressList: () => ({}),
  saveAddress: () => ADDRESS_DRAFT,
  deleteAddress: addressId,
  setDefaultAddress: addressId,
  parseAddress: () => ({ text: '张三 13800138000 浙江省杭州市余杭区示例路1号' }),
  getTitleList: () => ({}),
  saveTitle: () => ({ isDefault: true, title: TITLE_DRAFT }),
  deleteTitle: titleId,
  renderError: () => ({ project: 'p', url: '/', time: 't', message: 'm', componentStack: 's' }),
}
