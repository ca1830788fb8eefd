import { Button, DatePicker, Form, Input } from 'antd'
import dayjs, { type Dayjs } from 'dayjs'
import Router from 'next/router'
import { AntdScreen } from '@/components/ui/antd-screen'
import { ApiForm } from '@/components/ui/api-form'
import { fieldRules } from '@/components/ui/field-rules'
import { DAY_FORMAT, pickedDay } from '@/components/ui/picked-day'
import { PictureField } from '@/components/ui/picture-field'
import { RefusalAlert } from '@/components/ui/refusal-alert'
import surface from '@/components/ui/surface.module.css'
import { inquiryNote } from '@/contract/inquiry/inquiry-fields-calls'
import {
  INQUIRY_FILES_MAX,
  INQUIRY_NOTE_MAX,
  INQUIRY_PICTURES_MAX,
} from '@/contract/inquiry/inquiry-limits-rules'
import type { NewInquiryState } from '@/contract/inquiry/new-inquiry-address'
import { routes } from '@/contract/routes'
import { useIsOffered } from '@/hooks/call/use-is-offered'
import { useInquiryAttachments } from '@/hooks/inquiry/use-inquiry-attachments'
import { useInquiryDraft } from '@/hooks/inquiry/use-inquiry-draft'
import { useSubmitInquiry } from '@/hooks/inquiry/use-submit-inquiry'
import { FileField } from './file-field'
import { EMPTY_LINE, type FormValues, toInput, toValues } from './form-values'
import s from './inquiry-form.module.css'
import { InquiryFormSkeleton } from './inquiry-skeletons'
import { LineList } from './line-list'

const isPast = (day: Dayjs) => day.isBefore(dayjs().startOf('day'))
/** The form holds the day as the API takes it. */
const asPicked = (day: string | null | undefined) => ({ value: pickedDay(day) })
const asText = (_day: Dayjs | null, text: string | string[] | null) => text || null

function Wishes() {
  return (
    <div className={s.wishes}>
      <Form.Item
        name="wishedDate"
        label="期望到货日期"
        getValueProps={asPicked}
        getValueFromEvent={asText}
      >
        <DatePicker format={DAY_FORMAT} disabledDate={isPast} placeholder="选填" inputReadOnly />
      </Form.Item>
      <Form.Item name="note" label="补充说明" rules={fieldRules(inquiryNote)}>
        <Input.TextArea
          rows={3}
          showCount
          maxLength={INQUIRY_NOTE_MAX}
          placeholder="选填：用途、执行标准、材质证明、含运费等要求"
        />
      </Form.Item>
    </div>
  )
}

type InquiryFormProps = { state: NewInquiryState }

function Filled({ state }: InquiryFormProps) {
  const saved = useInquiryDraft(state)
  const { lines, note, wishedDate } = saved.draft
  const { submit, isPending, failure } = useSubmitInquiry()
  const [form] = Form.useForm<FormValues>()
  const { upload, documents } = useInquiryAttachments(saved)
  const takesFiles = useIsOffered('uploadInquiryFile')
  const isBusy = isPending || upload.isPending || documents.isPending
  const initial = { lines: lines.length > 0 ? lines : [EMPTY_LINE], note, wishedDate }

  // What a line is about stands in no field: only the whole store has it.
  const filledIn = (): FormValues => form.getFieldsValue(true)

  async function send() {
    const pictureIds = upload.pictures.map(({ fileId }) => fileId)
    const fileIds = documents.files.map(({ fileId }) => fileId)
    const inquiryNo = await submit({
      ...toInput(filledIn()),
      pictureIds,
      ...(fileIds.length > 0 && { fileIds }),
    })
    if (inquiryNo) await Router.push(routes.inquiry(inquiryNo))
  }

  return (
    <ApiForm<FormValues>
      form={form}
      initialValues={initial}
      // Said beside the button: the form is longer than a screen.
      refusal={null}
      isPending={isBusy}
      onValuesChange={() => saved.save(toValues(filledIn()))}
      onSend={() => void send()}
    >
      <section className={s.panel} aria-label="询价内容">
        <h2 className={s.heading}>询价内容</h2>
        <LineList />
      </section>
      <section className={s.panel} aria-label="要求">
        <h2 className={s.heading}>要求</h2>
        <Wishes />
        <Form.Item label="图片（图纸、实物、铭牌，选填）">
          <PictureField upload={upload} max={INQUIRY_PICTURES_MAX} />
        </Form.Item>
        {takesFiles ? (
          <Form.Item label="附件（图纸、清单、资料，选填）">
            <FileField upload={documents} max={INQUIRY_FILES_MAX} />
          </Form.Item>
        ) : null}
      </section>
      <RefusalAlert message={failure} className={s.failure} />
      <div className={s.bar}>
        <span className={surface.note}>
          商品询价发给所属店铺，文字询价由商城询价服务找店铺报价；报价会发到“我的消息”。
        </span>
        <Button type="primary" size="large" htmlType="submit" loading={isBusy}>
          提交询价
        </Button>
      </div>
    </ApiForm>
  )
}

/** Lines, wishes, pictures and files of a new inquiry, kept in the tab. */
export function InquiryForm({ state }: InquiryFormProps) {
  return (
    <AntdScreen group="offers" skeleton={<InquiryFormSkeleton />}>
      <Filled state={state} />
    </AntdScreen>
  )
}
