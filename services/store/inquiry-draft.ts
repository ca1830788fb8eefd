import * as z from 'zod/mini'
import { STORAGE } from '@/contract/constants'
import {
  INQUIRY_FILES_MAX,
  INQUIRY_LINES_MAX,
  INQUIRY_PICTURES_MAX,
} from '@/contract/inquiry/inquiry-limits-rules'
import { ownedDraft } from './owned-draft'

/** A number, or what was typed in its place. */
const qty = z.union([z.number(), z.string()])
const draftLine = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('sku'), skuId: z.int(), qty }),
  z.object({ kind: z.literal('text'), text: z.string(), qty, unit: z.string() }),
])
const picture = z.object({ fileId: z.string(), name: z.string() })
const file = z.object({ fileId: z.string(), fileName: z.string() })
const draft = z.object({
  lines: z.array(draftLine).check(z.maxLength(INQUIRY_LINES_MAX)),
  note: z.string(),
  wishedDate: z.nullable(z.string()),
  /** What has been uploaded. */
  pictures: z._default(z.array(picture).check(z.maxLength(INQUIRY_PICTURES_MAX)), []),
  files: z._default(z.array(file).check(z.maxLength(INQUIRY_FILES_MAX)), []),
})

export type DraftLine = z.infer<typeof draftLine>
/** An inquiry not submitted yet, as far as it is filled in. */
export type InquiryDraft = z.infer<typeof draft>

export const EMPTY_INQUIRY: InquiryDraft = {
  lines: [],
  note: '',
  wishedDate: null,
  pictures: [],
  files: [],
}

const isEmptyLine = (line: DraftLine) => line.kind === 'text' && line.text.trim() === ''

function isSame(a: DraftLine, b: DraftLine): boolean {
  if (a.kind === 'sku') return b.kind === 'sku' && a.skuId === b.skuId
  return b.kind === 'text' && a.text === b.text
}

/**
 * Adds lines to a draft as far as there is room; empty ones give way. Words that are in it stay as they are,
 * goods of the mall get the quantity that was asked for last.
 */
export function withLines(before: InquiryDraft, added: readonly DraftLine[]): InquiryDraft {
  const lines = before.lines.filter((line) => !isEmptyLine(line))
  for (const line of added) {
    const at = lines.findIndex((one) => isSame(one, line))
    if (at < 0) lines.push(line)
    else if (line.kind === 'sku') lines[at] = line
  }
  return { ...before, lines: lines.slice(0, INQUIRY_LINES_MAX) }
}

/** Keeps the draft in the tab: other pages add lines to it, and it survives the sign-in. */
export const inquiryDraft = {
  read: (): InquiryDraft => ownedDraft.read(STORAGE.inquiryDraft, draft) ?? EMPTY_INQUIRY,
  write: (values: InquiryDraft) => void ownedDraft.write(STORAGE.inquiryDraft, values),
  clear: () => ownedDraft.clear(STORAGE.inquiryDraft),
}
