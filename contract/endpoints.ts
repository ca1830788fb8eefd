import {
  modifyPassword,
  modifyPhone,
  register,
  updatePassword,
  verifyOldPhone,
} from './account/account-calls'
import { getAccountOverview } from './account/account-overview-calls'
import {
  clearBrowsing,
  deleteBrowsing,
  getBrowsingList,
  recordBrowsing,
} from './account/browsing-history-calls'
import { getCaptcha, verifyCaptcha } from './account/captcha-calls'
import {
  deleteAddress,
  getAddressList,
  parseAddress,
  saveAddress,
  setDefaultAddress,
} from './account/delivery-address-calls'
import {
  deleteFavorite,
  getFavoriteList,
  getFavoriteState,
  saveFavorite,
} from './account/favorite-calls'
import { getOauthToken, logout } from './account/oauth-calls'
import { closeAccount, exportOwnData, getClosingObstacles } from './account/own-data-calls'
import { modifyUserInfo } from './account/profile-calls'
import {
  endOtherSessions,
  endSession,
  getAccountSecurity,
  getSessionList,
} from './account/security-calls'
import { getSmsOutbox, getUserVerifyCode, sendNotLoginSms, sendSms } from './account/sms-calls'
import { getUserInfo } from './account/user-calls'
import {
  applyRefund,
  confirmReplacement,
  getRefundDetail,
  getRefundList,
  quoteRefund,
  sendBack,
  withdrawRefund,
} from './after-sale/after-sale-calls'
import { getDefaultArea, getSysRegion, getSysRegionLevelList } from './area/area-calls'
import { previewAreaSwitch } from './area/area-switch-calls'
import { saveCartProduct } from './cart/add-to-cart-calls'
import {
  deleteCartProduct,
  editCartProduct,
  getCartList,
  restoreCartProduct,
} from './cart/cart-calls'
import { getCartListCount } from './cart/cart-count-calls'
import {
  deletePurchaseLines,
  deletePurchaseList,
  getPurchaseList,
  getPurchaseLists,
  savePurchaseLines,
  savePurchaseList,
} from './cart/purchase-list-calls'
import { getBrandDetail, getBrandList } from './catalog/brand-calls'
import { getCategoryDetail } from './catalog/category-calls'
import { getCategoryList } from './catalog/category-tree-calls'
import { getHomePage, getHotSearch, recordSearch } from './catalog/home-calls'
import { getShopDetail, getShopList } from './catalog/shop-calls'
import { ask, getThread, leaveMessage } from './chat/chat-calls'
import {
  appendComment,
  getPendingList,
  getPostedList,
  postComment,
} from './comment/comment-posting-calls'
import { getProductComments } from './comment/product-comment-calls'
import type { Endpoint } from './endpoint'
import { getHelpArticle, searchHelp } from './help/help-calls'
import { getMallFacts } from './help/mall-facts-calls'
import {
  acceptInquiry,
  cancelInquiry,
  getInquiryDetail,
  getInquiryList,
  negotiateInquiry,
  submitInquiry,
} from './inquiry/inquiry-calls'
import { getInquiryFile, uploadInquiryFile } from './inquiry/inquiry-file-calls'
import {
  applyInvoice,
  getInvoiceFile,
  getInvoiceList,
  getInvoiceOrders,
  reissueInvoice,
} from './invoice/invoice-calls'
import { deleteTitle, getTitleList, saveTitle } from './invoice/invoice-title-calls'
import {
  applyMerchant,
  correctApplication,
  getApplication,
  getMerchantFile,
  openMerchantDraft,
  uploadMerchantFile,
  withdrawApplication,
} from './merchant/merchant-calls'
import {
  batchReadMessage,
  deleteMessages,
  getMessageDetail,
  getMessageList,
} from './message/message-calls'
import { getMessageCount } from './message/message-count-calls'
import { getSubmitResult, previewOrder, submitOrder } from './order/checkout-calls'
import { getFrequentGoods } from './order/frequent-goods-calls'
import {
  buyAgain,
  cancelOrder,
  confirmReceipt,
  exportOrders,
  extendReceipt,
  getOrderDetail,
  getOrderList,
  hideOrder,
  remindShipment,
} from './order/order-calls'
import {
  changePayType,
  createPayment,
  getPaymentStatus,
  getSandboxCashier,
  getVoucher,
  notifyPayment,
  paySandbox,
  uploadVoucher,
} from './payment/payment-calls'
import {
  deleteArrivalNotice,
  getArrivalState,
  saveArrivalNotice,
} from './product/arrival-notice-calls'
import { compareSkus } from './product/compare-calls'
import { getProductDetail } from './product/product-calls'
import { getRelatedProducts } from './product/related-calls'
import {
  deleteBuyerCodes,
  exportBuyerCodes,
  getBuyerCodes,
  importBuyerCodes,
  saveBuyerCode,
} from './quick-order/buyer-code-calls'
import { matchLines, parseSheet } from './quick-order/quick-order-calls'
import {
  compareQuotation,
  copyQuotation,
  exportQuotation,
  getQuotation,
  getQuotationList,
  getSharedQuotation,
  renewQuotation,
  shareQuotation,
} from './quotation/my-quotation-calls'
import {
  exportCartsQuotation,
  getQuotationDraft,
  issueQuotation,
  verifyQuotation,
} from './quotation/quotation-calls'
import { getSkuTable, searchProducts } from './search/search-calls'
import {
  deleteProductHistory,
  getProductHistoryRecord,
  getProductSearchTips,
  getSearchSuggestions,
} from './search/suggestion-calls'
import { renderError } from './site/error-report-calls'
import { getPicture, uploadPicture } from './site/file-calls'
import { getRepairInfo } from './site/repair-calls'

const CALLS = [
  recordSearch,
  getHotSearch,
  getHomePage,
  getHelpArticle,
  searchHelp,
  getMallFacts,
  openMerchantDraft,
  uploadMerchantFile,
  getMerchantFile,
  applyMerchant,
  getApplication,
  correctApplication,
  withdrawApplication,
  ask,
  leaveMessage,
  getThread,
  getCategoryList,
  getCategoryDetail,
  getBrandList,
  getBrandDetail,
  getShopList,
  getShopDetail,
  getProductSearchTips,
  getSearchSuggestions,
  getProductHistoryRecord,
  deleteProductHistory,
  searchProducts,
  getProductDetail,
  getRelatedProducts,
  getProductComments,
  getSkuTable,
  compareSkus,
  getInvoiceOrders,
  applyInvoice,
  reissueInvoice,
  getInvoiceList,
  getInvoiceFile,
  getPendingList,
  getPostedList,
  postComment,
  appendComment,
  uploadPicture,
  getPicture,
  getArrivalState,
  saveArrivalNotice,
  deleteArrivalNotice,
  recordBrowsing,
  getBrowsingList,
  deleteBrowsing,
  clearBrowsing,
  getFavoriteList,
  getFavoriteState,
  saveFavorite,
  deleteFavorite,
  getPurchaseLists,
  getPurchaseList,
  savePurchaseList,
  deletePurchaseList,
  savePurchaseLines,
  deletePurchaseLines,
  matchLines,
  parseSheet,
  getBuyerCodes,
  saveBuyerCode,
  deleteBuyerCodes,
  importBuyerCodes,
  exportBuyerCodes,
  getCartList,
  saveCartProduct,
  editCartProduct,
  deleteCartProduct,
  restoreCartProduct,
  getCartListCount,
  exportCartsQuotation,
  getQuotationDraft,
  issueQuotation,
  verifyQuotation,
  getQuotationList,
  getQuotation,
  compareQuotation,
  renewQuotation,
  copyQuotation,
  shareQuotation,
  getSharedQuotation,
  exportQuotation,
  submitInquiry,
  getInquiryList,
  getInquiryDetail,
  negotiateInquiry,
  acceptInquiry,
  cancelInquiry,
  uploadInquiryFile,
  getInquiryFile,
  previewOrder,
  submitOrder,
  getSubmitResult,
  getOrderList,
  getOrderDetail,
  getFrequentGoods,
  cancelOrder,
  confirmReceipt,
  extendReceipt,
  remindShipment,
  hideOrder,
  buyAgain,
  exportOrders,
  quoteRefund,
  applyRefund,
  getRefundList,
  getRefundDetail,
  withdrawRefund,
  sendBack,
  confirmReplacement,
  createPayment,
  getPaymentStatus,
  changePayType,
  uploadVoucher,
  getVoucher,
  notifyPayment,
  getSandboxCashier,
  paySandbox,
  getSysRegion,
  getSysRegionLevelList,
  getDefaultArea,
  previewAreaSwitch,
  getOauthToken,
  logout,
  getCaptcha,
  verifyCaptcha,
  sendSms,
  sendNotLoginSms,
  getUserVerifyCode,
  getSmsOutbox,
  getRepairInfo,
  getMessageList,
  getMessageCount,
  getMessageDetail,
  batchReadMessage,
  deleteMessages,
  getUserInfo,
  modifyUserInfo,
  getAccountOverview,
  register,
  updatePassword,
  modifyPassword,
  verifyOldPhone,
  modifyPhone,
  getAccountSecurity,
  getSessionList,
  endSession,
  endOtherSessions,
  exportOwnData,
  getClosingObstacles,
  closeAccount,
  getAddressList,
  saveAddress,
  deleteAddress,
  setDefaultAddress,
  parseAddress,
  getTitleList,
  saveTitle,
  deleteTitle,
  renderError,
] as const

/** Every call: OpenAPI, the contract tests and the method check use this list. */
export const ENDPOINTS: readonly Endpoint[] = CALLS

/** Names of the calls that a host may lack. */
export type ExtraCall = Exclude<(typeof CALLS)[number], { core: true }>['name']
