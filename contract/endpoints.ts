import { modifyPassword, modifyPhone, register, updatePassword, verifyOldPhone } from './account'
import {
  endOtherSessions,
  endSession,
  getAccountSecurity,
  getSessionList,
} from './account-security'
import { saveCartProduct } from './add-to-cart'
import {
  deleteAddress,
  getAddressList,
  parseAddress,
  saveAddress,
  setDefaultAddress,
} from './address'
import {
  applyRefund,
  getRefundDetail,
  getRefundList,
  quoteRefund,
  sendBack,
  withdrawRefund,
} from './after-sale'
import { previewAreaSwitch } from './area-switch'
import { deleteArrivalNotice, getArrivalState, saveArrivalNotice } from './arrival'
import { deleteProductHistory, getProductHistoryRecord, getProductSearchTips } from './brand'
import { getBrandDetail, getBrandList } from './brand-detail'
import { clearBrowsing, deleteBrowsing, getBrowsingList, recordBrowsing } from './browsing-history'
import { getCaptcha, verifyCaptcha } from './captcha'
import { deleteCartProduct, editCartProduct, getCartList, restoreCartProduct } from './cart'
import { getCartListCount } from './cart-count'
import { getCategoryList } from './categories'
import { getCategoryDetail } from './category-detail'
import { ask, getThread, leaveMessage } from './chat'
import { getSubmitResult, previewOrder, submitOrder } from './checkout'
import { getProductComments } from './comment'
import { appendComment, getPendingList, getPostedList, postComment } from './comment-posting'
import { compareSkus } from './compare'
import type { Endpoint } from './endpoint'
import { deleteFavorite, getFavoriteList, getFavoriteState, saveFavorite } from './favorite'
import { getPicture, uploadPicture } from './file'
import { getFrequentGoods } from './frequent-goods'
import { getDefaultArea, getSysRegion, getSysRegionLevelList } from './global'
import { getHelpArticle, searchHelp } from './help'
import { getHomePage, getHotSearch, recordSearch } from './home'
import { deleteTitle, getTitleList, saveTitle } from './invoice-title'
import {
  applyInvoice,
  getInvoiceFile,
  getInvoiceList,
  getInvoiceOrders,
  reissueInvoice,
} from './invoicing'
import { renderError } from './log'
import { getMallFacts } from './mall-facts'
import { matchLines, parseSheet } from './match-lines'
import {
  applyMerchant,
  correctApplication,
  getApplication,
  getMerchantFile,
  openMerchantDraft,
  uploadMerchantFile,
  withdrawApplication,
} from './merchant'
import { getMessageCount } from './message-count'
import { getOauthToken, logout } from './oauth'
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
} from './order'
import {
  createPayment,
  getPaymentStatus,
  getSandboxCashier,
  getVoucher,
  notifyPayment,
  paySandbox,
  uploadVoucher,
} from './payment'
import { getSkuTable, searchProducts } from './product'
import { getProductDetail } from './product-detail'
import { modifyUserInfo } from './profile'
import {
  deletePurchaseLines,
  deletePurchaseList,
  getPurchaseList,
  getPurchaseLists,
  savePurchaseLines,
  savePurchaseList,
} from './purchase-list'
import {
  exportCartsQuotation,
  getQuotationDraft,
  issueQuotation,
  verifyQuotation,
} from './quotation'
import { getRelatedProducts } from './related'
import { getRepairInfo } from './repair'
import { getShopDetail, getShopList } from './shop'
import { getSmsOutbox, getUserVerifyCode, sendNotLoginSms, sendSms } from './sms'
import {
  batchReadMessage,
  deleteMessages,
  getMessageDetail,
  getMessageList,
} from './system-message'
import { getUserInfo } from './user'

/** Every call there is: OpenAPI, the contract tests and the door's method check walk this list. */
export const ENDPOINTS: readonly Endpoint[] = [
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
  createPayment,
  getPaymentStatus,
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
  register,
  updatePassword,
  modifyPassword,
  verifyOldPhone,
  modifyPhone,
  getAccountSecurity,
  getSessionList,
  endSession,
  endOtherSessions,
  getAddressList,
  saveAddress,
  deleteAddress,
  setDefaultAddress,
  parseAddress,
  getTitleList,
  saveTitle,
  deleteTitle,
  renderError,
]
