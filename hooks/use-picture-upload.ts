import { useState } from 'react'
import {
  PICTURE_MAX_BYTES,
  PICTURE_TOO_LARGE_TEXT,
  type PictureUse,
  uploadPicture,
} from '@/contract/file'
import { ApiError } from '@/services/http/api-error'
import { useMall } from './mall-context'

export type UploadedPicture = { fileId: string; name: string; file: File }

/** Pictures of a form, uploaded as they are chosen; what went wrong stays until the next try. */
export function usePictureUpload(use: PictureUse, most: number) {
  const { http, report } = useMall()
  const [pictures, setPictures] = useState<UploadedPicture[]>([])
  const [pendingCount, setPendingCount] = useState(0)
  const [failure, setFailure] = useState('')

  async function send(file: File): Promise<void> {
    if (file.size > PICTURE_MAX_BYTES) return setFailure(`${file.name}：${PICTURE_TOO_LARGE_TEXT}`)
    const form = new FormData()
    form.append('file', file)
    form.append('use', use)
    setPendingCount((count) => count + 1)
    try {
      const { fileId } = await http.call(uploadPicture, form)
      setPictures((all) => [...all, { fileId, name: file.name, file }].slice(0, most))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFailure(`${file.name}：${error.message}`)
      report(error)
    } finally {
      setPendingCount((count) => count - 1)
    }
  }

  /** One after the other: what a phone sends at once, no line carries. */
  async function add(chosen: readonly File[]): Promise<void> {
    const room = most - pictures.length
    setFailure(chosen.length > room ? `最多 ${most} 张图片，只上传了前 ${room} 张` : '')
    for (const file of chosen.slice(0, room)) await send(file)
  }

  const remove = (fileId: string) =>
    setPictures((all) => all.filter((picture) => picture.fileId !== fileId))

  return { pictures, isPending: pendingCount > 0, failure, add, remove }
}
