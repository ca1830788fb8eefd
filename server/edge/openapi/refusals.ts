import type { oas31, ZodOpenApiResponseObject } from 'zod-openapi'
import type { Endpoint } from '@/contract/endpoint'
import { TEXT } from '@/contract/texts'
import { type ErrorName, REFUSALS } from '@/server/kernel/http/http-error'
import { ANSWER_HEADERS } from './shared-parts'

/** What each refusal means to a caller. */
const MEANING: Readonly<Record<ErrorName, string>> = {
  BAD_INPUT: 'the input or a header is missing or wrong; `msg` names the field',
  NOT_FOUND: 'what the input names does not exist, or belongs to somebody else',
  BAD_CREDENTIALS: 'user name, password, code or refresh token are not valid',
  CAPTCHA_WANTED: 'the sign-in must carry a captcha token now',
  UNAUTHORIZED: 'no access token, or one that is no longer valid',
  FORBIDDEN: 'not allowed to this caller: a cross-site request, a wrong signature',
  NO_SUCH_CALL: 'unknown path: the host lacks the call',
  BAD_METHOD: 'known path, other method',
  CONFLICT: 'the state of the thing does not allow it; read it again',
  STALE_QUOTE: 'the order is not what the buyer saw; `data` is the new OrderPreview',
  TOO_LARGE: 'the body is too large',
  BAD_MEDIA_TYPE: 'the Content-Type is not the one of the call',
  UNPROCESSABLE: 'understood, but against a rule: a limit, a minimum, a page too deep',
  TOO_MANY: 'the rate limit is used up; Retry-After says when to come back',
  SERVER_ERROR: 'a fault of the server; the log has it under the request id',
  UNAVAILABLE:
    'the database, the host behind the mall or the SMS provider does not answer; try again',
  UNDER_REPAIR: 'the mall is under maintenance; getRepairInfo says until when',
}

const COMPONENT = {
  400: 'BadRequest',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'UnknownPath',
  405: 'WrongMethod',
  409: 'Conflict',
  413: 'TooLarge',
  415: 'WrongMediaType',
  422: 'Unprocessable',
  429: 'TooManyRequests',
  500: 'ServerError',
  503: 'Unavailable',
} as const satisfies Record<(typeof REFUSALS)[ErrorName]['status'], string>
type Status = keyof typeof COMPONENT

/** Calls whose state or rules can refuse them beyond what `auth` and method imply; limits refuse any. */
const CALLS: Readonly<Partial<Record<Status, string>>> = {
  403: 'logout notifyPayment',
  409: `saveCartProduct editCartProduct restoreCartProduct savePurchaseList submitOrder cancelOrder
    confirmReceipt extendReceipt remindShipment hideOrder buyAgain createPayment changePayType uploadVoucher paySandbox
    quoteRefund applyRefund withdrawRefund sendBack confirmReplacement applyInvoice reissueInvoice getInvoiceFile
    postComment appendComment applyMerchant correctApplication withdrawApplication
    negotiateInquiry acceptInquiry cancelInquiry previewOrder copyQuotation closeAccount`,
  422: `searchProducts getSkuTable getProductComments saveCartProduct editCartProduct
    restoreCartProduct savePurchaseList savePurchaseLines saveFavorite saveArrivalNotice
    getQuotationDraft issueQuotation exportCartsQuotation previewOrder submitOrder getOrderList
    buyAgain exportOrders createPayment changePayType uploadVoucher notifyPayment quoteRefund applyRefund getRefundList
    applyInvoice reissueInvoice postComment modifyUserInfo saveAddress saveTitle
    uploadMerchantFile applyMerchant getApplication correctApplication withdrawApplication
    submitInquiry getInquiryList negotiateInquiry acceptInquiry getQuotationList renewQuotation
    copyQuotation getBuyerCodes saveBuyerCode importBuyerCodes`,
}

const namesIn = (text: string) => text.split(/\s+/)
/** Names in the table above: each must be a call. */
export const REFUSED_CALLS = Object.values(CALLS).flatMap(namesIn)

function mayRefuse({ name, auth, method, core, own }: Endpoint, status: Status): boolean {
  if (status === 401) return auth === 'user' || auth === 'bearer' || auth === 'operator'
  if (status === 413 || status === 415) return method === 'POST'
  // What a host answers that lacks an extra call.
  if (status === 404 || status === 405) return !core && !own
  // An operation may be another role's, and meets every rule of what it works on.
  if (auth === 'operator') return true
  const calls = CALLS[status]
  return calls === undefined || namesIn(calls).includes(name)
}

const isStatus = (status: number): status is Status => status in COMPONENT
const STATUSES = Object.keys(COMPONENT).map(Number).filter(isStatus)

/** Reference to a shared refusal. */
export const refusal = (status: Status) => ({
  [status]: { $ref: `#/components/responses/${COMPONENT[status]}` },
})

/** The refusals of a call, by status. */
export function refusalsOf(endpoint: Endpoint): Record<string, oas31.ReferenceObject> {
  const statuses = STATUSES.filter((status) => mayRefuse(endpoint, status))
  return Object.assign({}, ...statuses.map(refusal))
}

function isErrorName(name: string): name is ErrorName {
  return name in REFUSALS
}

function responseOf(status: Status) {
  const names = Object.keys(REFUSALS)
    .filter(isErrorName)
    .filter((name) => REFUSALS[name].status === status)
  const meanings = names.map((name) => `${REFUSALS[name].code}: ${MEANING[name]}`)
  const examples = names.map((name) => [
    name,
    { value: { code: REFUSALS[name].code, msg: TEXT.serverError, data: null } },
  ])
  return {
    description: `Refused. \`code\` ${meanings.join('. ')}.`,
    headers: {
      ...ANSWER_HEADERS,
      ...(status === 429 && { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } }),
    },
    content: {
      'application/json': {
        schema: { $ref: '#/components/schemas/Failure' },
        examples: Object.fromEntries(examples),
      },
    },
  }
}

/** All refusals, as shared responses. */
export const REFUSAL_RESPONSES: Record<string, ZodOpenApiResponseObject> = Object.fromEntries(
  STATUSES.map((status) => [COMPONENT[status], responseOf(status)]),
)
