import Router from 'next/router'
import { type FormEvent, useRef, useState } from 'react'
import { faultsOf, firstWrongStep } from '@/contract/merchant-draft'
import { JOIN_STEPS } from '@/contract/merchant-join-state'
import { SMS_CODE } from '@/contract/one-time'
import { routes } from '@/contract/routes'
import { useMerchantDraft } from '@/hooks/use-merchant-draft'
import { useMerchantSubmit } from '@/hooks/use-merchant-submit'

const NO_CODE = '请填写 6 位数字验证码'

const goTo = (step: number) => void Router.push(routes.merchantJoin({ view: 'form', step }))

/** Fields somebody has been in, and steps somebody wanted to leave: their faults are said. */
function useTouched(step: number) {
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const add = (name: string) => setTouched((now) => new Set(now).add(`${step}/${name}`))
  const has = (name: string) => touched.has(`${step}/${name}`) || touched.has(`${step}/*`)
  return { add, has, addAll: () => add('*') }
}

/** The code the last step wants of a new application. */
function useCode(isNeeded: boolean, isTouched: boolean) {
  const [code, setCode] = useState('')
  const isWrong = isNeeded && !SMS_CODE.test(code.trim())
  return { code, setCode, isWrong, codeFault: isWrong && isTouched ? NO_CODE : '' }
}

/** What the form holds, what is wrong with it, and what its buttons do. */
export function useJoinForm(step: number) {
  const kept = useMerchantDraft()
  const { draft, change } = kept
  const { submit, isPending, failure } = useMerchantSubmit()
  const touched = useTouched(step)
  const isLast = step === JOIN_STEPS.length
  const code = useCode(isLast && draft.correcting === null, touched.has('code'))
  const form = useRef<HTMLFormElement>(null)
  const faults = faultsOf(draft, step)

  async function send() {
    const wrong = firstWrongStep(draft)
    if (wrong !== null && wrong !== step) return goTo(wrong)
    const applicationNo = await submit(draft, code.code.trim())
    if (!applicationNo) return
    kept.clear()
    void Router.push(routes.merchantJoin({ view: 'status', no: applicationNo }))
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    touched.addAll()
    if (Object.keys(faults).length > 0 || code.isWrong) {
      // The faults are shown by the next rendering; the first of them takes the focus then.
      requestAnimationFrame(() =>
        form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
      )
    } else if (isLast) void send()
    else goTo(step + 1)
  }

  const onOpen = (draftId: string) => change((now) => ({ ...now, draftId }))
  return {
    parts: {
      ...{ draft, change, place: { draftId: draft.draftId, onOpen } },
      fault: (path: string) => (touched.has(path) ? (faults[path] ?? '') : ''),
    },
    ...{ ...code, form, handleSubmit, isLast, isPending, failure },
    ...{ touch: touched.add, isKept: kept.isKept, clear: kept.clear },
  }
}
