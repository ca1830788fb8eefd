import { useEffect } from 'react'
import { INQUIRY_FILES_MAX, INQUIRY_PICTURES_MAX } from '@/contract/inquiry/inquiry-limits-rules'
import { usePictureUpload } from '@/hooks/browser/use-picture-upload'
import type { useInquiryDraft } from './use-inquiry-draft'
import { useInquiryUpload } from './use-inquiry-files'

/** The uploads of a new inquiry; its draft names what was uploaded. */
export function useInquiryAttachments({ draft, save }: ReturnType<typeof useInquiryDraft>) {
  const upload = usePictureUpload('inquiry', INQUIRY_PICTURES_MAX, draft.pictures)
  const documents = useInquiryUpload(INQUIRY_FILES_MAX, draft.files)
  const { pictures } = upload
  const { files } = documents
  useEffect(() => {
    const isAsRead = pictures === draft.pictures && files === draft.files
    if (isAsRead) return
    save({ pictures: pictures.map(({ fileId, name }) => ({ fileId, name })), files: [...files] })
  }, [pictures, files, draft, save])
  return { upload, documents }
}
