import { Button, Form, type FormRule, Select } from 'antd'
import { useState } from 'react'
import { ApiForm } from '@/components/ui/api-form'
import { Dialog } from '@/components/ui/dialog'
import { Skeleton } from '@/components/ui/skeleton'
import {
  INVOICE_KINDS,
  type InvoiceKind,
  titleObstacle,
} from '@/contract/invoice/invoice-kind-rules'
import type { SavedTitle } from '@/contract/invoice/invoice-title-calls'
import { useInvoiceTitles } from '@/hooks/invoice/use-invoice-titles'
import s from './invoices.module.css'
import { TitleDialog } from './shared/title-dialog'

type MadeOut = { kind: InvoiceKind; titleId: string }

const KIND_OPTIONS = INVOICE_KINDS.map(({ kind, title }) => ({ value: kind, label: title }))

/** The title has to fit the chosen kind. */
const fitting =
  (titles: readonly SavedTitle[]): FormRule =>
  ({ getFieldValue }) => ({
    async validator(_rule, titleId: unknown) {
      const saved = titles.find(({ id }) => id === titleId)
      if (!saved) throw new Error('请选择发票抬头，没有时先新增')
      const obstacle = titleObstacle(getFieldValue('kind'), saved.title)
      if (obstacle) throw new Error(obstacle)
    },
  })

type ItemsProps = { titles: readonly SavedTitle[]; onAdd: () => void }

function Items({ titles, onAdd }: ItemsProps) {
  const options = titles.map(({ id, title }) => ({ value: id, label: title.name }))
  return (
    <>
      <Form.Item name="kind" label="发票类型">
        <Select options={KIND_OPTIONS} />
      </Form.Item>
      <div className={s.titles}>
        <Form.Item
          name="titleId"
          label="发票抬头"
          dependencies={['kind']}
          rules={[fitting(titles)]}
        >
          <Select options={options} placeholder="还没有发票抬头" />
        </Form.Item>
        <Button onClick={onAdd}>新增抬头</Button>
      </div>
    </>
  )
}

type InvoiceDialogProps = {
  heading: string
  /** Description of the requested invoice. */
  text: string
  isPending: boolean
  failure: string
  onConfirm: (madeOut: MadeOut) => void
  onCancel: () => void
}

/** Dialog that chooses an invoice's kind and title. */
export function InvoiceDialog(props: InvoiceDialogProps) {
  const { heading, text, isPending, failure, onConfirm, onCancel } = props
  const { titles, error } = useInvoiceTitles()
  const known = titles ?? (error ? [] : undefined)
  const [form] = Form.useForm<MadeOut>()
  const [isAdding, setAdding] = useState(false)
  const usual = known?.find(({ isDefault }) => isDefault) ?? known?.[0]
  return (
    <>
      <Dialog
        title={heading}
        onDismiss={onCancel}
        actions={
          <>
            <Button onClick={onCancel}>取消</Button>
            <Button type="primary" disabled={!known} loading={isPending} onClick={form.submit}>
              提交申请
            </Button>
          </>
        }
      >
        <p className={s.lead}>{text}</p>
        {known ? (
          <ApiForm<MadeOut>
            form={form}
            initialValues={{ kind: 1, titleId: usual?.id }}
            refusal={failure}
            isPending={isPending}
            onSend={onConfirm}
          >
            <Items titles={known} onAdd={() => setAdding(true)} />
          </ApiForm>
        ) : (
          <Skeleton height="134px" />
        )}
      </Dialog>
      {isAdding ? (
        <TitleDialog
          saved={null}
          onSaved={(id) => {
            form.setFieldValue('titleId', id)
            setAdding(false)
          }}
          onCancel={() => setAdding(false)}
        />
      ) : null}
    </>
  )
}
