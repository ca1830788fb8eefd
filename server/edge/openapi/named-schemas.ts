import { getAccountOverview } from '@/contract/account/account-overview-calls'
import { getBrowsingList } from '@/contract/account/browsing-history-calls'
import { getCaptcha } from '@/contract/account/captcha-calls'
import { getAddressList } from '@/contract/account/delivery-address-calls'
import { getFavoriteList } from '@/contract/account/favorite-calls'
import { loginInfo } from '@/contract/account/oauth-calls'
import { getAccountSecurity, getSessionList } from '@/contract/account/security-calls'
import { getSmsOutbox, sendSms } from '@/contract/account/sms-calls'
import { userInfo } from '@/contract/account/user-calls'
import { applyRefund, quoteRefund } from '@/contract/after-sale/after-sale-calls'
import { area } from '@/contract/area/area-calls'
import { areaChange } from '@/contract/area/area-switch-calls'
import { cartLine, cartList, lineEdit } from '@/contract/cart/cart-calls'
import { getPurchaseList, getPurchaseLists, listLine } from '@/contract/cart/purchase-list-calls'
import { getBrandDetail, getBrandList } from '@/contract/catalog/brand-calls'
import { categoryGroup, getCategoryDetail, stocked } from '@/contract/catalog/category-calls'
import { categoryNode } from '@/contract/catalog/category-tree-calls'
import { getHomePage } from '@/contract/catalog/home-calls'
import { getShopDetail, getShopList } from '@/contract/catalog/shop-calls'
import { getThread } from '@/contract/chat/chat-calls'
import { getPendingList, getPostedList } from '@/contract/comment/comment-posting-calls'
import { getProductComments } from '@/contract/comment/product-comment-calls'
import { named } from '@/contract/fields'
import { getHelpArticle, helpPassage, helpSection } from '@/contract/help/help-calls'
import { getInquiryDetail, getInquiryList } from '@/contract/inquiry/inquiry-calls'
import {
  inquiryAnswer,
  inquiryGoods,
  inquiryLine,
  inquiryLineDraft,
} from '@/contract/inquiry/inquiry-fields-calls'
import { getInvoiceList, getInvoiceOrders } from '@/contract/invoice/invoice-calls'
import { getTitleList, invoiceTitle, titleDraft } from '@/contract/invoice/invoice-title-calls'
import { getApplication, uploadMerchantFile } from '@/contract/merchant/merchant-calls'
import { merchantForm } from '@/contract/merchant/merchant-form-calls'
import { message, messageDetail } from '@/contract/message/message-calls'
import {
  checkoutChange,
  checkoutGroup,
  checkoutLine,
  deliveryAddress,
  orderPreview,
  submitOrder,
} from '@/contract/order/checkout-calls'
import { getFrequentGoods } from '@/contract/order/frequent-goods-calls'
import { buyAgain, getOrderList, orderDetail } from '@/contract/order/order-calls'
import { getPaymentStatus } from '@/contract/payment/payment-calls'
import { compareSkus } from '@/contract/product/compare-calls'
import { getProductDetail } from '@/contract/product/product-calls'
import { getRelatedProducts, offer } from '@/contract/product/related-calls'
import { skuColumns } from '@/contract/product/sku-columns-calls'
import { tile } from '@/contract/product/tile-calls'
import { lineMatch, offeredSku, orderLine } from '@/contract/quick-order/quick-order-calls'
import {
  compareQuotation,
  getQuotation,
  getQuotationList,
} from '@/contract/quotation/my-quotation-calls'
import { getQuotationDraft } from '@/contract/quotation/quotation-calls'
import {
  attributeFilter,
  chip,
  facet,
  hitSku,
  productHit,
  tableRow,
  tier,
} from '@/contract/search/search-calls'
import { getRepairInfo } from '@/contract/site/repair-calls'

/**
 * Shapes with a name of their own in OpenAPI (`components.schemas`): clients generate a type of
 * each. Here rather than in the contract, which browsers load. A comment describes the shape.
 */
export const NAMED_SCHEMAS = {
  /** A sales area: the whole country, a province, a city or a county. */
  Area: area,
  /** What another area does to a line of the cart. */
  AreaChange: areaChange,
  /** Something with an id and a name: a brand, a shop, a category. */
  Named: named,

  /** A category of the tree. */
  Category: categoryNode,
  /** A category with its subcategories and their pictures. */
  CategoryGroup: categoryGroup,
  /** A category with everything its page shows. */
  CategoryDetail: getCategoryDetail.output,
  /** A brand in a list. */
  Brand: getBrandList.output.shape.list.def.element,
  /** A brand with everything its page shows. */
  BrandDetail: getBrandDetail.output,
  /** A shop in a list. */
  Shop: getShopList.output.shape.list.def.element,
  /** A shop with everything its page shows. */
  ShopDetail: getShopDetail.output,
  /** A brand, shop or category with the number of its products in the area. */
  Stocked: stocked,
  /** What the home page shows. */
  HomePage: getHomePage.output,
  /** A product as a small card. */
  ProductTile: tile,

  /** A product with all its SKUs. */
  Product: getProductDetail.output,
  /** The SKUs of a product in columns: one value a SKU, or a single value for all. */
  SkuColumns: skuColumns,
  /** A SKU with its price and its rules of quantity. */
  Sku: hitSku,
  /** From this quantity on a piece costs this price. */
  PriceTier: tier,
  /** A SKU as a row of the specification table. */
  SkuRow: tableRow,
  /** A product found by a search. */
  ProductHit: productHit,
  /** An attribute to filter by, with its values. */
  Facet: facet,
  /** A part of the query as the search understood it. */
  QueryChip: chip,
  /** Chosen values or ranges by attribute id. */
  AttributeFilter: attributeFilter,
  /** A SKU offered beside another product. */
  Offer: offer,
  /** Offers, matching parts and alternatives of a product. */
  RelatedProducts: getRelatedProducts.output,
  /** SKUs side by side. */
  Comparison: compareSkus.output,
  /** A comment on a product, as everybody sees it. */
  Comment: getProductComments.output.shape.list.def.element,
  /** A line of an order that waits for a comment. */
  PendingComment: getPendingList.output.shape.list.def.element,
  /** A comment as its author sees it. */
  PostedComment: getPostedList.output.shape.list.def.element,

  /** The cart, by shop, with totals. */
  Cart: cartList,
  /** The lines of one shop in the cart, with their totals. */
  CartShop: cartList.shape.shops.def.element,
  /** A line of the cart. */
  CartLine: cartLine,
  /** A change of a line of the cart; what is left out stays. */
  CartLineEdit: lineEdit,
  /** A purchase list without its lines. */
  PurchaseListHead: getPurchaseLists.output.def.element,
  /** A purchase list with its lines. */
  PurchaseList: getPurchaseList.output,
  /** A line of a purchase list, with price and stock of now. */
  PurchaseListLine: listLine,
  /** A SKU that could be bought, at a quantity. */
  OfferedSku: offeredSku,
  /** A typed line of a quick order and the SKUs that match it. */
  LineMatch: lineMatch,
  /** A line of a pasted list or a sheet, as written. */
  WrittenLine: orderLine,
  /** An inquiry in a list. */
  InquirySummary: getInquiryList.output.shape.list.def.element,
  /** An inquiry with its lines and the shops’ answers. */
  Inquiry: getInquiryDetail.output,
  /** A line of an inquiry: a SKU, or goods in the buyer's words. */
  InquiryLine: inquiryLine,
  /** A shop's answer to a line: an offer, or that it cannot supply. */
  InquiryAnswer: inquiryAnswer,
  /** A SKU as it was when it was asked for or offered. */
  InquiryGoods: inquiryGoods,
  /** A line of an inquiry as it is submitted. */
  InquiryLineDraft: inquiryLineDraft,
  /** A quotation of lines of the cart. */
  Quotation: getQuotationDraft.output,
  /** A line of a quotation. */
  QuotationLine: getQuotationDraft.output.shape.lines.def.element,
  /** A quotation in a list. */
  QuotationSummary: getQuotationList.output.shape.list.def.element,
  /** An issued quotation with what became of it. */
  OwnQuotation: getQuotation.output,
  /** A line of a quotation beside what it costs today. */
  ComparedLine: compareQuotation.output.shape.lines.def.element,

  /** What an order would be, and what changed since the buyer saw it. */
  OrderPreview: orderPreview,
  /** The goods of one shop in a checkout: they become one order. */
  CheckoutGroup: checkoutGroup,
  /** A line of a checkout. */
  CheckoutLine: checkoutLine,
  /** A difference between what the buyer saw and what is true now. */
  CheckoutChange: checkoutChange,
  /** Where an order goes. */
  DeliveryAddress: deliveryAddress,
  /** The orders of a submission. */
  SubmittedOrders: submitOrder.output,
  /** An order in a list. */
  OrderSummary: getOrderList.output.shape.list.def.element,
  /** An order with its lines, parcels and events. */
  Order: orderDetail,
  /** A line of an order. */
  OrderLine: orderDetail.shape.lines.def.element,
  /** A parcel. */
  Shipment: orderDetail.shape.shipments.def.element,
  /** An entry of an order's timeline. */
  OrderEvent: orderDetail.shape.events.def.element,
  /** The proof of a bank transfer. */
  Voucher: orderDetail.shape.vouchers.def.element,
  /** What became of a line that is bought again. */
  AgainLine: buyAgain.output.shape.lines.def.element,
  /** Goods the buyer orders often. */
  FrequentGood: getFrequentGoods.output.def.element,
  /** An after-sale case. */
  Refund: applyRefund.output,
  /** What can be asked for of a line, and how much money comes back. */
  RefundQuote: quoteRefund.output,
  /** A payment over one or several orders. */
  Payment: getPaymentStatus.output,

  /** An invoice, or a credit note. */
  Invoice: getInvoiceList.output.shape.list.def.element,
  /** An order that can still be invoiced. */
  InvoiceableOrder: getInvoiceOrders.output.shape.list.def.element,
  /** To whom an invoice is made out. */
  InvoiceTitle: invoiceTitle,
  /** An invoice title as input: its tax number is checked. */
  InvoiceTitleDraft: titleDraft,
  /** An invoice title kept by the user. */
  SavedInvoiceTitle: getTitleList.output.def.element,

  /** Tokens, and when they expire. */
  LoginInfo: loginInfo,
  /** The signed-in user. */
  User: userInfo,
  /** An address of the address book. */
  Address: getAddressList.output.def.element,
  /** What is done for the safety of an account. */
  AccountSecurity: getAccountSecurity.output,
  /** The overview of the personal centre. */
  AccountOverview: getAccountOverview.output,
  /** A shop’s or a category’s part of an amount. */
  SpendShare: getAccountOverview.output.shape.spend.shape.byShop.def.element,
  /** A device signed in to the account. */
  DeviceSession: getSessionList.output.def.element,
  /** What follows from asking for a code by SMS. */
  SmsSent: sendSms.output,
  /** An SMS a demo mall would have sent. */
  OutboxMessage: getSmsOutbox.output.def.element,
  /** A proof-of-work challenge. */
  CaptchaChallenge: getCaptcha.output,
  /** A favourite product. */
  Favorite: getFavoriteList.output.shape.list.def.element,
  /** An entry of the browsing history. */
  BrowsingEntry: getBrowsingList.output.shape.list.def.element,

  /** A message to the user, in a list. */
  Message: message,
  /** A message with its text. */
  MessageDetail: messageDetail,
  /** A help article. */
  HelpArticle: getHelpArticle.output,
  /** A section of a help article. */
  HelpSection: helpSection,
  /** A passage of a help article that answers a question. */
  HelpPassage: helpPassage,
  /** A conversation with customer service. */
  ChatThread: getThread.output,
  /** What a company says when it applies to sell. */
  MerchantForm: merchantForm,
  /** An application to sell. */
  MerchantApplication: getApplication.output.shape.list.def.element,
  /** A file of an application. */
  MerchantFile: uploadMerchantFile.output,
  /** Maintenance of the mall: whether, what and until when. */
  RepairInfo: getRepairInfo.output,
}
