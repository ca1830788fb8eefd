import {
  type InvoiceTitle,
  type SavedTitle,
  titleDraft,
} from '@/contract/invoice/invoice-title-calls'

/** What the form of a title holds, whatever the chosen kind; of hidden fields it holds nothing. */
export type TitleValues = Record<'name' | 'email', string> &
  Partial<Record<'taxNo' | 'address' | 'phone' | 'bank' | 'account', string>> & {
    kind: InvoiceTitle['kind']
    isDefault: boolean
  }

const BLANK = { kind: 'company', name: '', email: '' } as const
const NO_DETAILS = { taxNo: '', address: '', phone: '', bank: '', account: '' }

/** Form values of an existing title; blank for a new one. */
export function valuesOf(saved: SavedTitle | null): TitleValues {
  return { ...BLANK, ...NO_DETAILS, ...saved?.title, isDefault: saved?.isDefault ?? false }
}

/** Payload of the form: only the fields of the chosen kind, as the contract stores them. */
export function titleOf({ isDefault: _, ...values }: TitleValues): InvoiceTitle {
  const { kind, name, email } = values
  return titleDraft.parse(
    kind === 'personal' ? { kind, name, email } : { ...NO_DETAILS, ...values },
  )
}
