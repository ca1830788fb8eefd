import type { Input } from '@/contract/endpoint'
import type { submitInquiry } from '@/contract/inquiry/inquiry-calls'
import type { DraftLine } from '@/hooks/inquiry/use-inquiry-draft'

/** What the form holds; antd leaves out what was never touched. */
export type FormValues = { lines?: DraftLine[]; note?: string; wishedDate?: string | null }

export const EMPTY_LINE: DraftLine = { kind: 'text', text: '', qty: 1, unit: '个' }

/** What the form holds, for its draft. */
export function toValues({ lines = [], note = '', wishedDate = null }: FormValues) {
  return { lines, note, wishedDate }
}

/** The call's input of a form without field errors. */
export function toInput(values: FormValues): Input<typeof submitInquiry> {
  const { lines, note, wishedDate } = toValues(values)
  return {
    lines: lines.map((line) => ({ ...line, qty: Number(line.qty) })),
    note,
    ...(wishedDate && { wishedDate }),
  }
}
