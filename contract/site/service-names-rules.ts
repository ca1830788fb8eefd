/** What buyers call the services that another's API may lack, and the calls behind each. */
const SERVICES: readonly (readonly [name: string, calls: readonly string[]])[] = [
  ['商品搜索', ['searchProducts', 'getSkuTable']],
  ['商品详情', ['getProductDetail', 'getRelatedProducts']],
  ['商品对比', ['compareSkus']],
  ['商品评价', ['getProductComments', 'getPendingList', 'getPostedList']],
  ['分类详情', ['getCategoryDetail']],
  ['品牌详情', ['getBrandDetail']],
  ['店铺详情', ['getShopDetail']],
  ['下单', ['previewOrder', 'submitOrder', 'getSubmitResult']],
  ['订单', ['getOrderList', 'getOrderDetail', 'exportOrders']],
  ['支付', ['createPayment', 'getPaymentStatus', 'getSandboxCashier']],
  ['售后', ['quoteRefund', 'getRefundList', 'getRefundDetail']],
  ['发票', ['getInvoiceOrders', 'getInvoiceList', 'getInvoiceFile']],
  ['发票抬头', ['getTitleList']],
  ['收货地址', ['getAddressList']],
  ['商品收藏', ['getFavoriteList', 'saveFavorite', 'deleteFavorite']],
  ['采购清单', ['getPurchaseLists', 'getPurchaseList', 'savePurchaseLines']],
  ['浏览记录', ['getBrowsingList']],
  ['快速下单', ['matchLines', 'parseSheet']],
  [
    '报价单',
    [
      'getQuotationDraft',
      'issueQuotation',
      'verifyQuotation',
      'getQuotationList',
      'getQuotation',
      'getSharedQuotation',
    ],
  ],
  ['询价', ['submitInquiry', 'getInquiryList', 'getInquiryDetail']],
  ['商家入驻', ['openMerchantDraft', 'applyMerchant', 'getApplication']],
  ['在线客服', ['ask', 'leaveMessage', 'getThread']],
  ['账号安全', ['getAccountSecurity']],
  ['登录设备', ['getSessionList']],
  ['短信收件箱', ['getSmsOutbox']],
]

/** Name of the service a call belongs to, in the words of its page. */
export function serviceName(call: string): string {
  return SERVICES.find(([, calls]) => calls.includes(call))?.[0] ?? '该'
}
