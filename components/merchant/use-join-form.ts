import Router from 'next/router'
import { type FormEvent, useRef, useState } from 'react'
import { SMS_CODE } from '@/contract/account/verification-calls'
import { fieldErrorsOf, firstWrongStep } from '@/contract/merchant/merchant-draft-calls'
import { JOIN_STEPS } from '@/contract/merchant/merchant-join-address'
import { routes } from '@/contract/routes'
import { useMerchantDraft } from '@/hooks/merchant/use-merchant-draft'
import { useMerchantSubmit } from '@/hooks/merchant/use-merchant-submit'

const NO_CODE = '请填写 6 位数字验证码'

const goTo = (step: number) => void Router.push(routes.merchantJoin({ view: 'form', step }))

/** Touched fields and submitted steps: only their errors are shown. */
function useTouched(step: number) {
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const add = (name: string) => setTouched((now) => new Set(now).add(`${step}/${name}`))
  const has = (name: string) => touched.has(`${step}/${name}`) || touched.has(`${step}/*`)
  return { add, has, addAll: () => add('*') }
}

/** The SMS code that the last step requires for a new application. */
function useCode(isNeeded: boolean, isTouched: boolean) {
  const [code, setCode] = useState('')
  const isWrong = isNeeded && !SMS_CODE.test(code.trim())
  return { code, setCode, isWrong, codeError: isWrong && isTouched ? NO_CODE : '' }
}

/** State of the form: values, errors and button actions. */
export function useJoinForm(step: number) {
  const saved = useMerchantDraft()
  const { draft, change } = saved
  const { submit, isPending, failure } = useMerchantSubmit()
  const touched = useTouched(step)
  const isLast = step === JOIN_STEPS.length
  const code = useCode(isLast && draft.correcting === null, touched.has('code'))
  const form = useRef<HTMLFormElement>(null)
  const fieldErrors = fieldErrorsOf(draft, step)

  async function send() {
    const wrong = firstWrongStep(draft)
    if (wrong !== null && wrong !== step) return goTo(wrong)
    const applicationNo = await submit(draft, code.code.trim())
    if (!applicationNo) return
    saved.clear()
    void Router.push(routes.merchantJoin({ view: 'status', no: applicationNo }))
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    touched.addAll()
    if (Object.keys(fieldErrors).length > 0 || code.isWrong) {
      // The errors appear in the next render; the first of them takes the focus then.
      requestAnimationFrame(() =>
        form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
      )
    } else if (isLast) void send()
    else goTo(step + 1)
  }

  const onOpen = (draftId: string) => change((now) => ({ ...now, draftId }))
  return {
    parts: {
      draft,
      change,
      place: { draftId: draft.draftId, onOpen },
      fieldError: (path: string) => (touched.has(path) ? (fieldErrors[path] ?? '') : ''),
    },
    ...code,
    form,
    handleSubmit,
    isLast,
    isPending,
    failure,
    touch: touched.add,
    isSaved: saved.isSaved,
    clear: saved.clear,
  }
}
