import { useState } from 'react'
import {
  getInquiryFile,
  INQUIRY_FILE_MAX_BYTES,
  INQUIRY_FILE_TOO_LARGE_TEXT,
  type InquiryFile,
  uploadInquiryFile,
} from '@/contract/inquiry/inquiry-file-calls'
import { useFileFailures } from '@/hooks/browser/use-file-failures'
import { useFileSave } from '@/hooks/browser/use-file-save'
import { useAttempt } from '@/hooks/call/attempt'
import { useMall } from '@/hooks/mall-context'

/** Uploads a form's files as they are chosen, beside those `before`; error messages stay until the next attempt. */
export function useInquiryUpload(max: number, before: readonly InquiryFile[]) {
  const { http } = useMall()
  const attempt = useAttempt()
  const [files, setFiles] = useState(before)
  const [sending, setSending] = useState('')
  const { failure, fail, forget } = useFileFailures()

  async function send(file: File): Promise<void> {
    if (file.size > INQUIRY_FILE_MAX_BYTES) {
      return fail(`${file.name}：${INQUIRY_FILE_TOO_LARGE_TEXT}`)
    }
    setSending(file.name)
    const form = new FormData()
    form.append('file', file)
    const { answer, error } = await attempt(() => http.call(uploadInquiryFile, form))
    if (error) fail(`${file.name}：${error.message}`)
    else setFiles((all) => [...all, answer])
  }

  /** Uploads run one after the other, as many as there is room for. */
  async function add(chosen: readonly File[]): Promise<void> {
    const room = max - files.length
    forget()
    if (chosen.length > room) fail(`最多 ${max} 个附件，只上传了前 ${room} 个`)
    try {
      for (const file of chosen.slice(0, room)) await send(file)
    } finally {
      setSending('')
    }
  }

  const remove = (fileId: string) => setFiles((all) => all.filter((one) => one.fileId !== fileId))
  return { files, sending, isPending: sending !== '', failure, add, remove }
}

/** Downloads a file of an inquiry. */
export function useInquiryFile() {
  const { http } = useMall()
  const { save, pendingId, failure } = useFileSave()
  return {
    save: ({ fileId, fileName }: InquiryFile) =>
      save(() => http.call(getInquiryFile, { fileId }), { id: fileId, fallback: fileName }),
    pendingId,
    failure,
  }
}
