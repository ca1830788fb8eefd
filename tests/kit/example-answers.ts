import type { Endpoint } from '@/contract/endpoint'
import { EXAMPLES } from '@/server/edge/openapi/examples'
import { GOOD } from '../support/good-answers'

const COUNTED = { count: 1 }
const MADE = { id: '1' }
const hex = (bytes: number) => '0f'.repeat(bytes)

/** Answers of the changes and of what no page shows by itself, by the name of the call. */
const OTHERS: Record<string, unknown> = {
  getProductHistoryRecord: [{ id: '1', searchTerms: '深沟球轴承' }],
  saveArrivalNotice: COUNTED,
  deleteArrivalNotice: COUNTED,
  saveFavorite: COUNTED,
  deleteFavorite: COUNTED,
  savePurchaseList: MADE,
  deletePurchaseList: COUNTED,
  savePurchaseLines: COUNTED,
  deletePurchaseLines: COUNTED,
  deleteCartProduct: {},
  matchLines: {
    lines: [{ verdict: 'unknown', by: null, confidence: 0, reason: '没有匹配的商品', skus: [] }],
  },
  parseSheet: {
    columns: [],
    lines: [],
    blankRows: 0,
    ignored: [],
    kind: 'xlsx',
    sheet: 'Sheet1',
    otherSheets: 0,
  },
  notifyPayment: { isTaken: true },
  getSysRegionLevelList: [],
  previewAreaSwitch: { changes: [], lineCount: 0 },
  getCaptcha: {
    parameters: {
      algorithm: 'SHA-256',
      nonce: hex(16),
      salt: hex(16),
      cost: 1,
      keyLength: 32,
      keyPrefix: '0f',
      keySignature: hex(32),
      expiresAt: 1_795_476_660,
    },
    signature: hex(32),
  },
  verifyCaptcha: { captchaToken: 'a-token-of-the-host' },
  sendSms: {},
  sendNotLoginSms: {},
  getUserVerifyCode: {},
  batchReadMessage: {},
  deleteMessages: {},
  register: EXAMPLES.getOauthToken?.output,
  verifyOldPhone: { ticket: 'a-ticket-of-the-host' },
  endOtherSessions: COUNTED,
  saveAddress: MADE,
  saveTitle: MADE,
}

/** An answer that the contract accepts; null for a call whose answer says nothing. */
export function exampleAnswer({ name }: Endpoint): unknown {
  return GOOD[name] ?? EXAMPLES[name]?.output ?? OTHERS[name] ?? null
}
