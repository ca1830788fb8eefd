import { opsAudit, opsTokenCreate, opsTokenList, opsTokenRevoke } from './access-operation-calls'
import { ASSORTMENT_CALLS } from './assortment-operation-calls'
import {
  opsAfterSale,
  opsAfterSalePicture,
  opsAfterSales,
  opsInvoice,
  opsInvoices,
} from './case-operation-calls'
import { opsCommand } from './command-operation-calls'
import { CONVERSATION_CALLS } from './conversation-operation-calls'
import { HOME_CALLS } from './home-operation-calls'
import { opsAttachInvoice, opsIssue } from './invoice-operation-calls'
import {
  opsHolds,
  opsHotWords,
  opsMerchant,
  opsMerchants,
  opsTransfer,
} from './lookup-operation-calls'
import { opsMaintenance } from './maintenance-operation-calls'
import { opsApprove } from './merchant-operation-calls'
import { opsBook, opsExcesses, opsPayments, opsRefundExcess } from './money-operation-calls'
import type { Operation } from './operation-calls'
import {
  opsAccept,
  opsAgreeCancel,
  opsDecline,
  opsDeliver,
  opsOrder,
  opsOrders,
  opsRefund,
  opsRefuseCancel,
  opsShip,
} from './order-operation-calls'
import { PLAIN_CALLS } from './plain-operation-calls'
import { opsQuotation, opsQuotations } from './quotation-operation-calls'
import { opsReport } from './report-operation-calls'
import { SHOP_CALLS } from './shop-operation-calls'
import {
  opsEndSessions,
  opsLockUser,
  opsUnlockUser,
  opsUser,
  opsUsers,
} from './user-operation-calls'
import {
  opsConfirmVoucher,
  opsRefuseVoucher,
  opsVoucher,
  opsVouchers,
} from './voucher-operation-calls'

const CALLS = [
  opsOrders,
  opsOrder,
  opsAccept,
  opsDecline,
  opsShip,
  opsDeliver,
  opsAgreeCancel,
  opsRefuseCancel,
  opsRefund,
  opsVouchers,
  opsVoucher,
  opsConfirmVoucher,
  opsRefuseVoucher,
  opsPayments,
  opsBook,
  opsExcesses,
  opsRefundExcess,
  opsAfterSales,
  opsAfterSale,
  opsAfterSalePicture,
  opsInvoices,
  opsInvoice,
  opsIssue,
  opsAttachInvoice,
  opsQuotations,
  opsQuotation,
  opsTransfer,
  opsHolds,
  opsHotWords,
  opsMerchants,
  opsMerchant,
  ...CONVERSATION_CALLS,
  opsUsers,
  opsUser,
  opsLockUser,
  opsUnlockUser,
  opsEndSessions,
  opsReport,
  ...PLAIN_CALLS,
  opsApprove,
  ...SHOP_CALLS,
  ...ASSORTMENT_CALLS,
  ...HOME_CALLS,
  opsMaintenance,
  opsTokenCreate,
  opsTokenList,
  opsTokenRevoke,
  opsAudit,
  opsCommand,
]

/** Every call of an operator, in reading order; kept from ENDPOINTS, which browsers load. */
export const OPERATIONS: readonly Operation[] = CALLS

/** What operators type, each with a call of its own; `command` takes any of them. */
export type Verb = Exclude<(typeof CALLS)[number]['verb'], typeof opsCommand.verb>
