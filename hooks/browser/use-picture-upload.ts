import { useState } from 'react'
import {
  PICTURE_MAX_BYTES,
  PICTURE_TOO_LARGE_TEXT,
  type PictureUse,
  uploadPicture,
} from '@/contract/site/file-calls'
import { useAttempt } from '@/hooks/call/attempt'
import { isPassing } from '@/hooks/call/is-passing'
import { useMall } from '@/hooks/mall-context'
import { useFileFailures } from './use-file-failures'

/** Without its file once the page was loaded anew. */
export type UploadedPicture = { fileId: string; name: string; file?: File }
/** A picture on its way; `share` of it has been sent. */
type Sending = { file: File; share: number }

const NONE: readonly UploadedPicture[] = []

/** Uploads a form's pictures as they are chosen, beside those `before`; error messages stay until the next attempt. */
export function usePictureUpload(use: PictureUse, max: number, before = NONE) {
  const { http } = useMall()
  const attempt = useAttempt()
  const [pictures, setPictures] = useState(before)
  const [sending, setSending] = useState<Sending | null>(null)
  const { failure, fail, forget } = useFileFailures()
  const [unsent, setUnsent] = useState<readonly File[]>([])

  async function send(file: File): Promise<void> {
    if (file.size > PICTURE_MAX_BYTES) return fail(`${file.name}：${PICTURE_TOO_LARGE_TEXT}`)
    const form = new FormData()
    form.append('file', file)
    form.append('use', use)
    setSending({ file, share: 0 })
    const onProgress = (share: number) => setSending({ file, share })
    const { answer, error } = await attempt(() => http.call(uploadPicture, form, { onProgress }))
    if (error) {
      fail(`${file.name}：${error.message}`)
      if (isPassing(error)) setUnsent((files) => [...files, file])
      return
    }
    const { fileId } = answer
    setPictures((all) => [...all, { fileId, name: file.name, file }].slice(0, max))
  }

  /** Uploads run one after the other: a mobile line cannot carry several at once. */
  async function add(chosen: readonly File[]): Promise<void> {
    const room = max - pictures.length
    forget()
    if (chosen.length > room) fail(`最多 ${max} 张图片，只上传了前 ${room} 张`)
    setUnsent([])
    try {
      for (const file of chosen.slice(0, room)) await send(file)
    } finally {
      setSending(null)
    }
  }

  const remove = (fileId: string) =>
    setPictures((all) => all.filter((picture) => picture.fileId !== fileId))

  return {
    pictures,
    sending,
    isPending: sending !== null,
    failure,
    add,
    remove,
    /** Sends again what failed without the file's fault; null when there is nothing of it. */
    retry: unsent.length > 0 ? () => void add(unsent) : null,
  }
}
