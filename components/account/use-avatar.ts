import {
  PICTURE_MAX_BYTES,
  PICTURE_TOO_LARGE_TEXT,
  uploadPicture,
} from '@/contract/site/file-calls'
import { useProfileChange } from '@/hooks/account/use-profile'
import { useChange } from '@/hooks/call/use-change'
import { useMall } from '@/hooks/mall-context'

/** Replaces or removes the user's avatar; `failure` says why that was refused. */
export function useAvatar() {
  const { http } = useMall()
  const upload = useChange()
  const { save, isPending, failure } = useProfileChange()

  async function replace(file: File): Promise<void> {
    if (file.size > PICTURE_MAX_BYTES) return upload.refuse(PICTURE_TOO_LARGE_TEXT)
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
    failure: upload.failure || failure,
  }
}
