import * as z from 'zod/mini'
import { endpoint } from '@/contract/endpoint'
import { EMAIL } from '@/contract/invoice/invoice-title-calls'
import { plainCode, textLine } from '@/contract/text-line'
import { CREDIT_CODE_LENGTH, isCreditCode } from './credit-code-rules'
import { userInfo } from './user-calls'

export const NICKNAME_MAX = 20
export const POSITION_MAX = 30
export const EMAIL_MAX = 100
export const COMPANY_NAME_MAX = 100

/** Forms of address. */
export const GENDERS = [
  { gender: 'none', title: '保密' },
  { gender: 'female', title: '女士' },
  { gender: 'male', title: '先生' },
] as const

export const INDUSTRIES = [
  '机械制造',
  '汽车及零部件',
  '电子电气',
  '化工',
  '冶金矿山',
  '能源电力',
  '食品医药',
  '建筑工程',
  '轨道交通',
  '物业与设施',
  '贸易流通',
  '其他',
] as const

export const COMPANY_SIZES = [
  '1-49 人',
  '50-199 人',
  '200-499 人',
  '500-999 人',
  '1000 人以上',
] as const

export const BAD_EMAIL_TEXT = '邮箱格式有误'
export const BAD_CREDIT_CODE_TEXT = '不是有效的统一社会信用代码（18 位），请逐位核对'

const email = z.string().check(
  z.trim(),
  z.maxLength(EMAIL_MAX),
  z.refine((text) => text === '' || EMAIL.test(text), BAD_EMAIL_TEXT),
)
const creditCode = z.string().check(
  plainCode(),
  z.toUpperCase(),
  z.maxLength(CREDIT_CODE_LENGTH, BAD_CREDIT_CODE_TEXT),
  z.refine((code) => code === '' || isCreditCode(code), BAD_CREDIT_CODE_TEXT),
)

/** A user's personal and company data; '' where unknown. */
const profile = z.object({
  /** An uploaded avatar; '' for none. */
  avatarId: z.union([z.uuid(), z.literal('')]),
  nickname: textLine(NICKNAME_MAX),
  realName: textLine(NICKNAME_MAX),
  gender: z.enum(['none', 'female', 'male']),
  position: textLine(POSITION_MAX),
  email,
  companyName: textLine(COMPANY_NAME_MAX),
  creditCode,
  industry: z.enum(['', ...INDUSTRIES]),
  companySize: z.enum(['', ...COMPANY_SIZES]),
})
export type Profile = z.infer<typeof profile>

export const modifyUserInfo = endpoint({
  name: 'modifyUserInfo',
  method: 'POST',
  path: '/api/user/modifyUserInfo',
  auth: 'user',
  core: true,
  summary: 'Change some of what the user says of himself and of his company',
  input: z
    .partial(profile)
    .check(z.refine((change) => Object.keys(change).length > 0, '没有要修改的内容')),
  output: userInfo,
})
export type ProfileChange = z.infer<typeof modifyUserInfo.input>
