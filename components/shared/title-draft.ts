import { isCreditCode } from '@/contract/credit-code'
import { EMAIL, type InvoiceTitle } from '@/contract/invoice-title'

type Kind = InvoiceTitle['kind']

/** Everything the form has room for, whichever kind is chosen. */
export type TitleForm = Record<
  'name' | 'taxNo' | 'address' | 'phone' | 'bank' | 'account' | 'email',
  string
> & { kind: Kind }

const BLANK: TitleForm = {
  ...{ kind: 'company', name: '', taxNo: '', address: '', phone: '', bank: '', account: '' },
  email: '',
}

/** A title to be changed as it stands in the form; a new one is blank. */
export function formOf(title: InvoiceTitle | null): TitleForm {
  return { ...BLANK, ...title }
}

/** What the form says of the kind that is chosen. */
export function titleOf(form: TitleForm): InvoiceTitle {
  const { kind, name, email, taxNo, ...company } = form
  if (kind === 'personal') return { kind, name, email }
  return { kind, name, email, taxNo: taxNo.trim().toUpperCase(), ...company }
}

/** What is missing or wrong, by field; '' where nothing is. */
export function titleFaults({ kind, name, taxNo, email }: TitleForm) {
  const code = taxNo.trim().toUpperCase()
  const codeWanted = code
    ? '不是有效的统一社会信用代码（18 位），请逐位核对'
    : '请填写统一社会信用代码'
  const isEmailOdd = email.trim() !== '' && !EMAIL.test(email.trim())
  const nameWanted = kind === 'company' ? '请填写单位名称' : '请填写姓名'
  return {
    name: name.trim() ? '' : nameWanted,
    taxNo: kind === 'company' && !isCreditCode(code) ? codeWanted : '',
    email: isEmailOdd ? '邮箱格式有误' : '',
  }
}
