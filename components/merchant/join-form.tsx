import { Alert, Button, Form, Popconfirm, Steps } from 'antd'
import Router from 'next/router'
import { useEffect, useRef } from 'react'
import { ApiForm } from '@/components/ui/api-form'
import { ButtonLink } from '@/components/ui/button'
import {
  EMPTY_DRAFT,
  firstWrongStep,
  type MerchantDraft,
} from '@/contract/merchant/merchant-draft-calls'
import { JOIN_STEPS, joinAddress } from '@/contract/merchant/merchant-join-address'
import { routes } from '@/contract/routes'
import { useMerchantDraft } from '@/hooks/merchant/use-merchant-draft'
import { useMerchantSubmit } from '@/hooks/merchant/use-merchant-submit'
import { FilePlace } from './file-input'
import s from './join.module.css'
import { StepBusiness } from './step-business'
import { StepCompany } from './step-company'
import { StepContact } from './step-contact'

type Values = Pick<MerchantDraft, 'company' | 'business' | 'contact'> & { code?: string }
type JoinFormProps = { step: number }

const goTo = (step: number) =>
  void Router.push(routes.merchantJoin(joinAddress.write({ view: 'form', step })))

/** The form and its draft: what is typed is stored with each change. */
function useJoinForm(step: number) {
  const [form] = Form.useForm<Values>()
  const saved = useMerchantDraft()
  const { draft, change, clear } = saved
  const { submit, isPending, failure } = useMerchantSubmit()

  /** Fields of other steps stand in the store alone. */
  function store() {
    const { company, business, contact }: Values = form.getFieldsValue(true)
    change((now) => ({ ...now, company, business, contact }))
  }

  async function send(code: string) {
    const wrong = firstWrongStep(draft)
    if (wrong !== null && wrong !== step) return goTo(wrong)
    const applicationNo = await submit(draft, code.trim())
    if (!applicationNo) return
    await Router.push(routes.merchantJoin(joinAddress.write({ view: 'status', no: applicationNo })))
    // Not before: the files shown would be asked for without their draft.
    clear()
  }

  function startAnew() {
    clear()
    form.setFieldsValue(EMPTY_DRAFT)
  }

  return { form, ...saved, store, send, startAnew, isPending, failure }
}

type FootProps = { step: number; isPending: boolean; isSaved: boolean }

function Foot({ step, isPending, isSaved }: FootProps) {
  return (
    <>
      <p className={s.hint}>
        {isSaved ? '填写的内容已保存在本浏览器。' : '浏览器不允许保存，请不要关闭或刷新本页。'}
      </p>
      <div className={s.actions}>
        {step > 1 ? (
          <ButtonLink
            size="l"
            href={routes.merchantJoin(joinAddress.write({ view: 'form', step: step - 1 }))}
          >
            上一步
          </ButtonLink>
        ) : null}
        <Button htmlType="submit" type="primary" size="large" loading={isPending}>
          {step === JOIN_STEPS.length ? '提交申请' : '下一步'}
        </Button>
      </div>
    </>
  )
}

/** Application form in three steps; its draft is stored in the browser. */
export function JoinForm({ step }: JoinFormProps) {
  const { form, draft, change, store, send, startAnew, isPending, isSaved, failure } =
    useJoinForm(step)
  const { correcting, draftId } = draft
  const top = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new step begins at its top
  useEffect(() => {
    if ((top.current?.getBoundingClientRect().top ?? 0) < 0) top.current?.scrollIntoView()
  }, [step])
  const place = {
    draftId,
    ticket: correcting?.ticket ?? '',
    onOpen: (opened: string) => change((now) => ({ ...now, draftId: opened })),
  }
  return (
    <div ref={top} className={s.panel}>
      {correcting ? (
        <Alert
          type="warning"
          title={`正在补正申请 ${correcting.applicationNo}，修改后请重新提交。`}
          action={
            <Popconfirm
              title="放弃这次补正？"
              description="填写的修改会清空；补正可以从进度查询重新开始。"
              okText="放弃"
              cancelText="继续补正"
              onConfirm={startAnew}
            >
              <Button size="small">放弃补正，填写新申请</Button>
            </Popconfirm>
          }
        />
      ) : null}
      <div className={s.steps}>
        <Steps
          size="small"
          current={step - 1}
          aria-label="申请步骤"
          items={JOIN_STEPS.map((title) => ({ title }))}
        />
      </div>
      <FilePlace value={place}>
        <ApiForm<Values>
          aria-label="入驻申请"
          form={form}
          initialValues={draft}
          refusal={failure}
          isPending={isPending}
          isCheckedOnBlur
          onValuesChange={store}
          onSend={({ code = '' }) =>
            step === JOIN_STEPS.length ? void send(code) : goTo(step + 1)
          }
        >
          {step === 1 ? <StepCompany /> : null}
          {step === 2 ? <StepBusiness /> : null}
          {step === 3 ? <StepContact isCorrecting={correcting !== null} /> : null}
          <Foot step={step} isPending={isPending} isSaved={isSaved} />
        </ApiForm>
      </FilePlace>
    </div>
  )
}
