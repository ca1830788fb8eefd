import { useRef, useState } from 'react'
import { CODE } from '@/contract/constants'
import {
  MERCHANT_FILE_MAX_BYTES,
  MERCHANT_FILE_TOO_LARGE,
  openMerchantDraft,
  uploadMerchantFile,
} from '@/contract/merchant/merchant-calls'
import type { DraftFile } from '@/contract/merchant/merchant-draft-calls'
import { attempt } from '@/hooks/call/attempt'
import { isPassing } from '@/hooks/call/is-passing'
import { useMall } from '@/hooks/mall-context'
import { earnCaptchaToken } from '@/services/captcha/solve-captcha'
import type { Http } from '@/services/http/http'

/** Target of uploads: the open draft, or a new one. */
export type UploadPlace = { draftId: string; onOpen: (draftId: string) => void }

/** One new draft is shared by all fields filled while it is being created. */
let opening: Promise<string> | null = null

async function openDraft(http: Http): Promise<string> {
  const captchaToken = await earnCaptchaToken(http, 'merchant')
  return (await http.call(openMerchantDraft, { captchaToken })).draftId
}

function placeFor(http: Http, { draftId, onOpen }: UploadPlace): Promise<string> {
  if (draftId) return Promise.resolve(draftId)
  opening ??= openDraft(http).finally(() => {
    opening = null
  })
  return opening.then((opened) => {
    onOpen(opened)
    return opened
  })
}

type Sending = { file: File; share: number }

/** Uploads one file of an application: progress, error, retry and cancel. */
export function useMerchantUpload(place: UploadPlace, onDone: (file: DraftFile) => void) {
  const { http, report } = useMall()
  const [sending, setSending] = useState<Sending | null>(null)
  const [failure, setFailure] = useState('')
  const [failed, setFailed] = useState<File | null>(null)
  const abort = useRef<AbortController | null>(null)

  async function send(file: File): Promise<void> {
    setFailed(null)
    const isLarge = file.size > MERCHANT_FILE_MAX_BYTES
    setFailure(isLarge ? MERCHANT_FILE_TOO_LARGE : '')
    if (isLarge) return
    const own = new AbortController()
    abort.current = own
    setSending({ file, share: 0 })
    const { signal } = own
    const onProgress = (share: number) => setSending({ file, share })
    const sendTo = async (at: UploadPlace) => {
      const form = new FormData()
      form.append('draftId', await placeFor(http, at))
      form.append('file', file)
      return http.call(uploadMerchantFile, form, { signal, onProgress })
    }
    const first = await attempt(() => sendTo(place))
    // The draft kept in this browser has ended: the file begins another.
    const isOver = first.error?.code === CODE.notFound && !signal.aborted
    const { answer, error } = isOver
      ? await attempt(() => sendTo({ ...place, draftId: '' }))
      : first
    if (abort.current === own) setSending(null)
    if (answer) onDone({ fileId: answer.fileId, fileName: answer.fileName, type: answer.type })
    if (!error || own.signal.aborted) return
    setFailure(error.message)
    if (isPassing(error)) setFailed(file)
    report(error)
  }

  function cancel() {
    abort.current?.abort()
    abort.current = null
    setSending(null)
  }
  const retry = failed && (() => void send(failed))
  return { sending, failure, send: (file: File) => void send(file), cancel, retry }
}
