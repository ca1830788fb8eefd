import { isCreditCode } from '@/contract/account/credit-code-rules'
import { EMAIL, type InvoiceTitle } from '@/contract/invoice/invoice-title-calls'

type Kind = InvoiceTitle['kind']

/** All fields of the form, whatever the chosen kind. */
export type TitleForm = Record<
  'name' | 'taxNo' | 'address' | 'phone' | 'bank' | 'account' | 'email',
  string
> & { kind: Kind }

const BLANK: TitleForm = {
  kind: 'company',
  name: '',
  taxNo: '',
  address: '',
  phone: '',
  bank: '',
  account: '',
  email: '',
}

/** Form values of an existing title; blank for a new one. */
export function formOf(title: InvoiceTitle | null): TitleForm {
  return { ...BLANK, ...title }
}

/** Payload of the form: only the fields of the chosen kind. */
export function titleOf(form: TitleForm): InvoiceTitle {
  const { kind, name, email, taxNo, ...company } = form
  if (kind === 'personal') return { kind, name, email }
  return { kind, name, email, taxNo: taxNo.trim().toUpperCase(), ...company }
}

/** Error message per field; '' where it is valid. */
export function titleErrors({ kind, name, taxNo, email }: TitleForm) {
  const code = taxNo.trim().toUpperCase()
  const codeWanted = code
    ? '不是有效的统一社会信用代码（18 位），请逐位核对'
    : '请填写统一社会信用代码'
  const isEmailOdd = email.trim() !== '' && !EMAIL.test(email.trim())
  const nameMessage = kind === 'company' ? '请填写单位名称' : '请填写姓名'
  return {
    name: name.trim() ? '' : nameMessage,
    taxNo: kind === 'company' && !isCreditCode(code) ? codeWanted : '',
    email: isEmailOdd ? '邮箱格式有误' : '',
  }
}
