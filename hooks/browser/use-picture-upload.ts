import { useState } from 'react'
import {
  PICTURE_MAX_BYTES,
  PICTURE_TOO_LARGE_TEXT,
  type PictureUse,
  uploadPicture,
} from '@/contract/site/file-calls'
import { useAttempt } from '@/hooks/call/attempt'
import { useMall } from '@/hooks/mall-context'

export type UploadedPicture = { fileId: string; name: string; file: File }

/** Uploads a form's pictures as they are chosen; the error message stays until the next attempt. */
export function usePictureUpload(use: PictureUse, max: number) {
  const { http } = useMall()
  const attempt = useAttempt()
  const [pictures, setPictures] = useState<UploadedPicture[]>([])
  const [pendingCount, setPendingCount] = useState(0)
  const [failure, setFailure] = useState('')

  async function send(file: File): Promise<void> {
    if (file.size > PICTURE_MAX_BYTES) return setFailure(`${file.name}：${PICTURE_TOO_LARGE_TEXT}`)
    const form = new FormData()
    form.append('file', file)
    form.append('use', use)
    setPendingCount((count) => count + 1)
    const { answer, error } = await attempt(() => http.call(uploadPicture, form)).finally(() =>
      setPendingCount((count) => count - 1),
    )
    if (error) return setFailure(`${file.name}：${error.message}`)
    const { fileId } = answer
    setPictures((all) => [...all, { fileId, name: file.name, file }].slice(0, max))
  }

  /** Uploads run one after the other: a mobile line cannot carry several at once. */
  async function add(chosen: readonly File[]): Promise<void> {
    const room = max - pictures.length
    setFailure(chosen.length > room ? `最多 ${max} 张图片，只上传了前 ${room} 张` : '')
    for (const file of chosen.slice(0, room)) await send(file)
  }

  const remove = (fileId: string) =>
    setPictures((all) => all.filter((picture) => picture.fileId !== fileId))

  return { pictures, isPending: pendingCount > 0, failure, add, remove }
}
