import { useEffect } from 'react'
import { Button, ButtonLink } from '@/components/ui/button'
import f from '@/components/ui/form.module.css'
import { routes } from '@/contract/routes'
import s from './join.module.css'
import { StepBusiness } from './step-business'
import { StepCompany } from './step-company'
import { StepContact } from './step-contact'
import { Steps } from './steps'
import { useJoinForm } from './use-join-form'

type JoinFormProps = { step: number }
type PartProps = JoinFormProps & { join: ReturnType<typeof useJoinForm> }

function OpenStep({ step, join }: PartProps) {
  const { parts, code, setCode, codeError, touch } = join
  if (step === 1) return <StepCompany {...parts} />
  if (step === 2) return <StepBusiness {...parts} />
  return (
    <StepContact
      {...parts}
      code={code}
      codeError={codeError}
      onCode={setCode}
      onBadPhone={() => touch('phone')}
    />
  )
}

function Correcting({ join: { parts, clear } }: Pick<PartProps, 'join'>) {
  const { correcting } = parts.draft
  if (!correcting) return null
  return (
    <p className={s.notice}>
      正在补正申请 {correcting.applicationNo}，修改后请重新提交。
      <Button variant="text" size="s" onClick={clear}>
        放弃补正，填写新申请
      </Button>
    </p>
  )
}

function Foot({ step, join: { isLast, isPending, isSaved, failure } }: PartProps) {
  return (
    <>
      {failure ? (
        <p className={f.fieldError} role="alert">
          {failure}
        </p>
      ) : null}
      <p className={f.hint}>
        {isSaved ? '填写的内容已保存在本浏览器。' : '浏览器不允许保存，请不要关闭或刷新本页。'}
      </p>
      <div className={s.actions}>
        {step > 1 ? (
          <ButtonLink size="l" href={routes.merchantJoin({ view: 'form', step: step - 1 })}>
            上一步
          </ButtonLink>
        ) : null}
        <Button type="submit" variant="primary" size="l" isPending={isPending}>
          {isLast ? '提交申请' : '下一步'}
        </Button>
      </div>
    </>
  )
}

/** Application form in three steps; its draft is stored in the browser. */
export function JoinForm({ step }: JoinFormProps) {
  const join = useJoinForm(step)
  const { form, handleSubmit, touch } = join
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new step begins at its top
  useEffect(() => {
    const top = form.current?.getBoundingClientRect().top ?? 0
    if (top < 0) form.current?.scrollIntoView()
  }, [step])
  return (
    <form
      ref={form}
      noValidate
      className={`${s.panel} ${f.form}`}
      aria-label="入驻申请"
      onSubmit={handleSubmit}
      onBlur={({ target }) => {
        if ('name' in target && typeof target.name === 'string') touch(target.name)
      }}
    >
      <Correcting join={join} />
      <Steps current={step} />
      <OpenStep step={step} join={join} />
      <Foot step={step} join={join} />
    </form>
  )
}
