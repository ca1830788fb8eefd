import Router from 'next/router'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import f from '@/components/shared/form.module.css'
import { Button, ButtonLink } from '@/components/ui/button'
import { faultsOf, firstWrongStep } from '@/contract/merchant-draft'
import { JOIN_STEPS } from '@/contract/merchant-join-state'
import { SMS_CODE } from '@/contract/one-time'
import { routes } from '@/contract/routes'
import { useMerchantDraft } from '@/hooks/use-merchant-draft'
import { useMerchantSubmit } from '@/hooks/use-merchant-submit'
import s from './join.module.css'
import { StepBusiness } from './step-business'
import { StepCompany } from './step-company'
import { StepContact } from './step-contact'
import { Steps } from './steps'

const LAST = JOIN_STEPS.length
const NO_CODE = '请填写 6 位数字验证码'

type JoinFormProps = { step: number }

const goTo = (step: number) => void Router.push(routes.merchantJoin({ view: 'form', step }))

/** Fields somebody has been in, and steps somebody wanted to leave: their faults are said. */
function useTouched(step: number) {
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const add = (name: string) => setTouched((now) => new Set(now).add(`${step}/${name}`))
  const has = (name: string) => touched.has(`${step}/${name}`) || touched.has(`${step}/*`)
  return { add, has, addAll: () => add('*') }
}

/** The application in three steps; what is written stays in the browser. */
export function JoinForm({ step }: JoinFormProps) {
  const { draft, isKept, change, clear } = useMerchantDraft()
  const { submit, isPending, failure } = useMerchantSubmit()
  const touched = useTouched(step)
  const [code, setCode] = useState('')
  const form = useRef<HTMLFormElement>(null)
  const faults = faultsOf(draft, step)
  const { correcting } = draft
  const isLast = step === LAST
  const needsCode = isLast && correcting === null
  const codeFault = needsCode && touched.has('code') && !SMS_CODE.test(code.trim()) ? NO_CODE : ''
  const onOpen = (draftId: string) => change((now) => ({ ...now, draftId }))
  const parts = {
    ...{ draft, change, place: { draftId: draft.draftId, onOpen } },
    fault: (path: string) => (touched.has(path) ? (faults[path] ?? '') : ''),
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new step begins at its top
  useEffect(() => {
    form.current?.scrollIntoView({ block: 'nearest' })
  }, [step])

  async function send() {
    const wrong = firstWrongStep(draft)
    if (wrong !== null && wrong !== step) return goTo(wrong)
    const applicationNo = await submit(draft, code.trim())
    if (!applicationNo) return
    clear()
    void Router.push(routes.merchantJoin({ view: 'status', no: applicationNo }))
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    touched.addAll()
    const isWrong = Object.keys(faults).length > 0 || (needsCode && !SMS_CODE.test(code.trim()))
    if (isWrong) {
      // The faults are shown by the next rendering; the first of them takes the focus then.
      requestAnimationFrame(() =>
        form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
      )
      return
    }
    if (isLast) void send()
    else goTo(step + 1)
  }
  return (
    <form
      ref={form}
      noValidate
      className={`${s.panel} ${f.form}`}
      aria-label="入驻申请"
      onSubmit={handleSubmit}
      onBlur={({ target }) => {
        if ('name' in target && typeof target.name === 'string') touched.add(target.name)
      }}
    >
      {correcting ? (
        <p className={s.notice}>
          正在补正申请 {correcting.applicationNo}，修改后请重新提交。
          <Button look="text" size="s" onClick={clear}>
            放弃补正，填写新申请
          </Button>
        </p>
      ) : null}
      <Steps current={step} />
      {step === 1 ? <StepCompany {...parts} /> : null}
      {step === 2 ? <StepBusiness {...parts} /> : null}
      {isLast ? (
        <StepContact
          {...parts}
          code={code}
          codeFault={codeFault}
          onCode={setCode}
          onBadPhone={() => touched.add('phone')}
        />
      ) : null}
      {failure ? (
        <p className={f.fault} role="alert">
          {failure}
        </p>
      ) : null}
      <p className={f.hint}>
        {isKept ? '填写的内容已保存在本浏览器。' : '浏览器不允许保存，请不要关闭或刷新本页。'}
      </p>
      <div className={s.actions}>
        {step > 1 ? (
          <ButtonLink size="l" href={routes.merchantJoin({ view: 'form', step: step - 1 })}>
            上一步
          </ButtonLink>
        ) : null}
        <Button type="submit" look="primary" size="l" isPending={isPending}>
          {isLast ? '提交申请' : '下一步'}
        </Button>
      </div>
    </form>
  )
}
