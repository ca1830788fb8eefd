import { expect, it } from 'vitest'
import { getInquiryFile, uploadInquiryFile } from '@/contract/inquiry/inquiry-file-calls'
import { getMerchantFile, uploadMerchantFile } from '@/contract/merchant/merchant-calls'
import { getPicture, uploadPicture } from '@/contract/site/file-calls'

it.each([
  { upload: uploadPicture, get: getPicture },
  { upload: uploadInquiryFile, get: getInquiryFile },
  { upload: uploadMerchantFile, get: getMerchantFile },
])('$get.name has as much time as the upload had', ({ upload, get }) => {
  expect(upload.timeoutMs).toBeGreaterThan(0)
  expect(get.timeoutMs).toBe(upload.timeoutMs)
})
