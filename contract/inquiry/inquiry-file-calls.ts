import * as z from 'zod/mini'
import { endpoint } from '@/contract/endpoint'

export const INQUIRY_FILE_MAX_BYTES = 10 * 1024 * 1024
export const INQUIRY_FILE_TOO_LARGE_TEXT = '文件不能超过 10 MB'
/** What a buyer attaches: drawings, lists and data sheets, known by their content. */
export const INQUIRY_FILE_ENDINGS = ['pdf', 'xlsx', 'docx', 'dwg', 'dxf'] as const
/** Timeout of a file on a slow connection, ms. */
const TRANSFER_TIMEOUT_MS = 60_000

/** A file of an inquiry; its name is safe, with the ending of its content. */
export const inquiryFile = z.looseObject({ fileId: z.uuid(), fileName: z.string() })
export type InquiryFile = z.infer<typeof inquiryFile>

export const uploadInquiryFile = endpoint({
  name: 'uploadInquiryFile',
  method: 'POST',
  path: '/api/inquiry/uploadFile',
  auth: 'user',
  summary: 'A file (pdf, xlsx, docx, dwg, dxf) to be attached to an inquiry within a day',
  /** One form field: `file`. */
  input: z.instanceof(FormData),
  output: inquiryFile,
  takes: 'form',
  timeoutMs: TRANSFER_TIMEOUT_MS,
})

export const getInquiryFile = endpoint({
  name: 'getInquiryFile',
  method: 'POST',
  path: '/api/inquiry/getFile',
  auth: 'user',
  summary: 'A file of the buyer’s own inquiry, to be saved; a foreign one is unknown',
  input: z.object({ fileId: z.uuid() }),
  output: z.looseObject({ blob: z.instanceof(Blob), fileName: z.string() }),
  answers: 'file',
  timeoutMs: TRANSFER_TIMEOUT_MS,
})
