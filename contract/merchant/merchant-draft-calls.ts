import * as z from 'zod/mini'
import {
  joinBusiness,
  joinCompany,
  joinContact,
  type MerchantForm,
  merchantForm,
  NO_TAXPAYER_PROOF,
} from './merchant-form-calls'

const text = z._default(z.string(), '')
/** An uploaded file, or null. */
const file = z._default(
  z.nullable(z.object({ fileId: z.string(), fileName: z.string(), type: z.string() })),
  null,
)
/** Codes of province, city and county. */
const region = z._default(z.array(z.string()), [])

/** An unfinished application; stored in the browser. */
export const merchantDraft = z.object({
  /** Id of the draft that holds its files; '' before the first one. */
  draftId: text,
  /** The application being corrected, and its phone's ticket; null for a new one. */
  correcting: z._default(
    z.nullable(z.object({ applicationNo: z.string(), ticket: z.string() })),
    null,
  ),
  company: z.object({
    companyName: text,
    creditCode: text,
    companyType: text,
    legalPerson: text,
    capital: text,
    foundedOn: text,
    region,
    address: text,
    scope: text,
    licenceFile: file,
    isGeneralTaxpayer: z._default(z.boolean(), true),
    taxpayerFile: file,
  }),
  business: z.object({
    categoryIds: z._default(z.array(z.int()), []),
    brands: z._default(z.array(z.object({ name: text, file })), [{ name: '', file: null }]),
    shopName: text,
    shopType: text,
    annualSales: text,
    shipTime: text,
    platformUrl: text,
    warehouse: region,
  }),
  contact: z.object({
    contactName: text,
    phone: text,
    email: text,
    bankName: text,
    bankAccount: text,
    permitFile: file,
  }),
})
export type MerchantDraft = z.infer<typeof merchantDraft>
export type DraftFile = NonNullable<MerchantDraft['contact']['permitFile']>

/** An empty draft. */
export const EMPTY_DRAFT: MerchantDraft = merchantDraft.parse({
  company: {},
  business: {},
  contact: {},
})

const idOf = (one: DraftFile | null) => one?.fileId ?? ''

type Place = { provinceCode: string; cityCode: string; countyCode: string }

function placeOf([provinceCode = '', cityCode = '', countyCode = '']: readonly string[]): Place {
  return { provinceCode, cityCode, countyCode }
}
const regionOf = ({ provinceCode, cityCode, countyCode }: Place) => [
  provinceCode,
  cityCode,
  countyCode,
]

/** The parts of a draft as submitted; the schemas report what is missing. */
function handedIn({ company: { region: codes, ...company }, business, contact }: MerchantDraft) {
  const { isGeneralTaxpayer, taxpayerFile } = company
  const proof = isGeneralTaxpayer && taxpayerFile ? taxpayerFile.fileId : null
  return {
    company: {
      ...company,
      ...placeOf(codes),
      licenceFile: idOf(company.licenceFile),
      taxpayerFile: proof,
    },
    business: {
      ...business,
      warehouse: placeOf(business.warehouse),
      brands: business.brands.map(({ name, file: one }) => ({ name, file: idOf(one) })),
    },
    contact: { ...contact, permitFile: idOf(contact.permitFile) },
  }
}

/** Errors of a step by field path; empty when it is valid. */
export type DraftErrors = Readonly<Record<string, string>>

const STEPS = [joinCompany, joinBusiness, joinContact] as const

/** Errors of a step of a draft. */
export function fieldErrorsOf(draft: MerchantDraft, step: number): DraftErrors {
  const { company, business, contact } = handedIn(draft)
  const parsed = STEPS[step - 1]?.safeParse([company, business, contact][step - 1])
  const issues = parsed?.error?.issues ?? []
  // The schema compares fields only once each of them is valid.
  const lacksProof = step === 1 && draft.company.isGeneralTaxpayer && !draft.company.taxpayerFile
  // The first error of a field is shown.
  return {
    ...Object.fromEntries(
      [...issues].reverse().map(({ path, message }) => [path.join('.'), message]),
    ),
    ...(lacksProof && { taxpayerFile: NO_TAXPAYER_PROOF }),
  }
}

/** The first step with an error; null when all are valid. */
export function firstWrongStep(draft: MerchantDraft): number | null {
  const wrong = STEPS.findIndex((_, at) => Object.keys(fieldErrorsOf(draft, at + 1)).length > 0)
  return wrong === -1 ? null : wrong + 1
}

/** The whole form; null while it has errors. */
export function formOf(draft: MerchantDraft): MerchantForm | null {
  const parsed = merchantForm.safeParse(handedIn(draft))
  return parsed.success ? parsed.data : null
}

type HandedIn = {
  form: MerchantForm
  files: readonly DraftFile[]
  correcting: MerchantDraft['correcting']
}

/** A draft from a submitted form, for correction or, without `correcting`, for another application. */
export function draftFrom({ form, files, correcting }: HandedIn): MerchantDraft {
  const fileOf = (id: string | null): DraftFile | null =>
    files.find(({ fileId }) => fileId === id) ?? null
  const { company, business, contact } = form
  const { provinceCode, cityCode, countyCode, ...rest } = company
  return {
    draftId: '',
    correcting,
    company: {
      ...rest,
      region: regionOf(company),
      licenceFile: fileOf(company.licenceFile),
      taxpayerFile: fileOf(company.taxpayerFile),
    },
    business: {
      ...business,
      warehouse: regionOf(business.warehouse),
      brands: business.brands.map(({ name, file: id }) => ({ name, file: fileOf(id) })),
    },
    contact: { ...contact, permitFile: fileOf(contact.permitFile) },
  }
}
