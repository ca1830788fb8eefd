import type { Applications } from '@/contract/merchant/merchant-calls'
import { JOIN_STATUS } from '@/contract/merchant/merchant-status-rules'
import { joinForm } from './join-form'

const AT = Date.UTC(2026, 10, 21, 1)
export const APPLICATION_NO = 'M261121090000123456'
export const SECRET = 'x'.repeat(43)
const FILE_ID = '0b5f4a36-6a1c-4f0e-9f43-0c7c8f3f9a01'
const fileAt = (at: number) => FILE_ID.replace(/1$/, String(at))

export const FORM = joinForm(
  {
    licence: fileAt(1),
    taxpayer: fileAt(2),
    brand: fileAt(3),
    permit: fileAt(4),
  },
  '13900000000',
)

export const MERCHANT_FILE = { fileId: FILE_ID, fileName: '执照.webp', type: 'image/webp' }

export const APPLICATIONS: Applications = {
  ticket: SECRET,
  list: [
    {
      applicationNo: APPLICATION_NO,
      status: JOIN_STATUS.correction,
      createdAt: AT,
      companyName: '示例五金有限公司',
      shopName: '示例五金专营店',
      note: '执照不清晰',
      history: [
        { status: JOIN_STATUS.correction, note: '执照不清晰', at: AT + 1000 },
        { status: JOIN_STATUS.pending, note: '', at: AT },
      ],
      canCorrect: true,
      canWithdraw: true,
      form: FORM,
      files: [1, 2, 3, 4].map((at) => ({
        fileId: fileAt(at),
        fileName: `资料${at}.pdf`,
        type: 'application/pdf',
      })),
    },
  ],
}
