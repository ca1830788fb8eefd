import { useRef, useState } from 'react'
import {
  PICTURE_MAX_BYTES,
  PICTURE_TOO_LARGE_TEXT,
  type PictureUse,
  uploadPicture,
} from '@/contract/site/file-calls'
import { useAttempt } from '@/hooks/call/attempt'
import { useMall } from '@/hooks/mall-context'

/** A chosen picture: on its way, uploaded (`fileId`) or refused (`failure`). */
export type ChosenPicture = {
  key: number
  file: File
  fileId: string
  /** How much of it is sent, 0 to 1. */
  share: number
  failure: string
}

/** Uploads a form's pictures as they are chosen; a refused one stays, to be tried again or removed. */
export function usePictureUpload(use: PictureUse, max: number) {
  const { http } = useMall()
  const attempt = useAttempt()
  const [chosen, setChosen] = useState<readonly ChosenPicture[]>([])
  const [notice, setNotice] = useState('')
  const lastKey = useRef(0)

  const change = (key: number, over: Partial<ChosenPicture>) =>
    setChosen((all) => all.map((one) => (one.key === key ? { ...one, ...over } : one)))

  async function send({ key, file }: ChosenPicture): Promise<void> {
    if (file.size > PICTURE_MAX_BYTES) return change(key, { failure: PICTURE_TOO_LARGE_TEXT })
    change(key, { failure: '', share: 0 })
    const form = new FormData()
    form.append('file', file)
    form.append('use', use)
    const onProgress = (share: number) => change(key, { share })
    const { answer, error } = await attempt(() => http.call(uploadPicture, form, { onProgress }))
    change(key, error ? { failure: error.message } : { fileId: answer.fileId })
  }

  /** Uploads run one after the other: a mobile line cannot carry several at once. */
  async function add(files: readonly File[]): Promise<void> {
    const room = max - chosen.length
    setNotice(files.length > room ? `最多 ${max} 张图片，只上传了前 ${room} 张` : '')
    const added = files.slice(0, room).map((file): ChosenPicture => {
      lastKey.current += 1
      return { key: lastKey.current, file, fileId: '', share: 0, failure: '' }
    })
    setChosen((all) => [...all, ...added])
    for (const picture of added) await send(picture)
  }

  return {
    chosen,
    /** Those that are uploaded. */
    pictures: chosen.filter(({ fileId }) => fileId !== ''),
    isPending: chosen.some(({ fileId, failure }) => fileId === '' && failure === ''),
    notice,
    add,
    retry: (picture: ChosenPicture) => void send(picture),
    remove: (key: number) => setChosen((all) => all.filter((one) => one.key !== key)),
  }
}
