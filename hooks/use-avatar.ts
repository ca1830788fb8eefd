import { useState } from 'react'
import { PICTURE_MAX_BYTES, PICTURE_TOO_LARGE_TEXT, uploadPicture } from '@/contract/file'
import { useMall } from './mall-context'
import { useChange } from './use-change'
import { useProfileChange } from './use-profile'

const NOTHING_SPOILT: [] = []

/** Replaces the user's picture, or takes it away; `failure` says why that was refused. */
export function useAvatar() {
  const { http } = useMall()
  const upload = useChange(NOTHING_SPOILT)
  const { save, isPending, failure } = useProfileChange()
  const [tooLarge, setTooLarge] = useState('')

  async function replace(file: File): Promise<void> {
    const isLarge = file.size > PICTURE_MAX_BYTES
    setTooLarge(isLarge ? PICTURE_TOO_LARGE_TEXT : '')
    if (isLarge) return
    const form = new FormData()
    form.append('file', file)
    form.append('use', 'avatar')
    const uploaded = await upload.change(() => http.call(uploadPicture, form))
    if (uploaded) await save({ avatarId: uploaded.answer.fileId })
  }

  return {
    replace,
    remove: () => save({ avatarId: '' }),
    isPending: upload.isPending || isPending,
    failure: tooLarge || upload.failure || failure,
  }
}
