import * as z from 'zod/mini'
import {
  joinBusiness,
  joinCompany,
  joinContact,
  type MerchantForm,
  merchantForm,
  NO_TAXPAYER_PROOF,
} from './merchant-form'

const text = z._default(z.string(), '')
/** A file that was uploaded, null for none yet. */
const file = z._default(
  z.nullable(z.object({ fileId: z.string(), fileName: z.string(), type: z.string() })),
  null,
)
const place = { provinceCode: text, cityCode: text, countyCode: text }

/** An application as far as it is written; kept in the browser. */
export const merchantDraft = z.object({
  /** Where its files are; '' before the first one. */
  draftId: text,
  /** The application that is corrected, and the proof of its phone; null for a new one. */
  correcting: z._default(
    z.nullable(z.object({ applicationNo: z.string(), ticket: z.string() })),
    null,
  ),
  company: z.object({
    ...{ companyName: text, creditCode: text, companyType: text, legalPerson: text },
    ...{ capital: text, foundedOn: text, ...place, address: text, scope: text },
    licenceFile: file,
    isGeneralTaxpayer: z._default(z.boolean(), true),
    taxpayerFile: file,
  }),
  business: z.object({
    categoryIds: z._default(z.array(z.int()), []),
    brands: z._default(z.array(z.object({ name: text, file })), [{ name: '', file: null }]),
    ...{ shopName: text, shopType: text, annualSales: text, shipTime: text, platformUrl: text },
    warehouse: z.object(place),
  }),
  contact: z.object({
    ...{ contactName: text, phone: text, email: text, bankName: text, bankAccount: text },
    permitFile: file,
  }),
})
export type MerchantDraft = z.infer<typeof merchantDraft>
export type DraftFile = NonNullable<MerchantDraft['contact']['permitFile']>

/** A draft in which nothing is written. */
export const EMPTY_DRAFT: MerchantDraft = merchantDraft.parse({
  ...{ company: {}, business: { warehouse: {} }, contact: {} },
})

const idOf = (one: DraftFile | null) => one?.fileId ?? ''

/** The parts of a draft as they are handed in; what is missing is for the schemas to say. */
function handedIn({ company, business, contact }: MerchantDraft) {
  const { isGeneralTaxpayer, taxpayerFile } = company
  const proof = isGeneralTaxpayer && taxpayerFile ? taxpayerFile.fileId : null
  return {
    company: { ...company, licenceFile: idOf(company.licenceFile), taxpayerFile: proof },
    business: {
      ...business,
      brands: business.brands.map(({ name, file: one }) => ({ name, file: idOf(one) })),
    },
    contact: { ...contact, permitFile: idOf(contact.permitFile) },
  }
}

/** What is wrong with a step, in words, by the path of the field; empty when nothing is. */
export type DraftFaults = Readonly<Record<string, string>>

const STEPS = [joinCompany, joinBusiness, joinContact] as const

/** What is wrong with a step of a draft. */
export function faultsOf(draft: MerchantDraft, step: number): DraftFaults {
  const { company, business, contact } = handedIn(draft)
  const parsed = STEPS[step - 1]?.safeParse([company, business, contact][step - 1])
  const issues = parsed?.error?.issues ?? []
  // The schema looks at fields together only once each is well by itself.
  const lacksProof = step === 1 && draft.company.isGeneralTaxpayer && !draft.company.taxpayerFile
  // The first of a field says it.
  return {
    ...Object.fromEntries(
      [...issues].reverse().map(({ path, message }) => [path.join('.'), message]),
    ),
    ...(lacksProof && { taxpayerFile: NO_TAXPAYER_PROOF }),
  }
}

/** The first step that has something wrong with it; null when all are well. */
export function firstWrongStep(draft: MerchantDraft): number | null {
  const wrong = STEPS.findIndex((_, at) => Object.keys(faultsOf(draft, at + 1)).length > 0)
  return wrong === -1 ? null : wrong + 1
}

/** The whole form; null while something is wrong with it. */
export function formOf(draft: MerchantDraft): MerchantForm | null {
  const parsed = merchantForm.safeParse(handedIn(draft))
  return parsed.success ? parsed.data : null
}

type HandedIn = {
  form: MerchantForm
  files: readonly DraftFile[]
  correcting: NonNullable<MerchantDraft['correcting']>
}

/** A draft out of what was handed in before, to be corrected. */
export function draftFrom({ form, files, correcting }: HandedIn): MerchantDraft {
  const fileOf = (id: string | null): DraftFile | null =>
    files.find(({ fileId }) => fileId === id) ?? null
  const { company, business, contact } = form
  return {
    draftId: '',
    correcting,
    company: {
      ...company,
      licenceFile: fileOf(company.licenceFile),
      taxpayerFile: fileOf(company.taxpayerFile),
    },
    business: {
      ...business,
      brands: business.brands.map(({ name, file: id }) => ({ name, file: fileOf(id) })),
    },
    contact: { ...contact, permitFile: fileOf(contact.permitFile) },
  }
}
