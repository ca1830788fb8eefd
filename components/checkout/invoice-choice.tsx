import { useState } from 'react'
import { TitleDialog } from '@/components/shared/title-dialog'
import { Button } from '@/components/ui/button'
import { INVOICE_TITLES_MAX } from '@/contract/constants'
import { INVOICE_KINDS } from '@/contract/invoice'
import type { KeptTitle } from '@/contract/invoice-title'
import s from './checkout.module.css'
import { Panel } from './panel'
import type { CheckoutForm } from './use-checkout-form'

const KINDS = [{ kind: null, title: '不开票' }, ...INVOICE_KINDS] as const

type TitleChoiceProps = { form: CheckoutForm; fault: string }

/** Whom the invoice is made out to: a title of the book, or one that is added here. */
function TitleChoice({ form, fault }: TitleChoiceProps) {
  const { titles = [], title, setTitleId } = form
  const [edited, setEdited] = useState<{ kept: KeptTitle | null } | null>(null)
  return (
    <>
      <div className={s.row}>
        {title ? (
          <select
            className={s.select}
            aria-label="发票抬头"
            value={title.id}
            onChange={(event) => setTitleId(event.target.value)}
          >
            {titles.map(({ id, title: { name, kind } }) => (
              <option key={id} value={id}>
                {`${name}（${kind === 'company' ? '单位' : '个人'}）`}
              </option>
            ))}
          </select>
        ) : null}
        {title ? (
          <Button size="s" onClick={() => setEdited({ kept: title })}>
            修改抬头
          </Button>
        ) : null}
        <Button
          size="s"
          disabled={titles.length >= INVOICE_TITLES_MAX}
          onClick={() => setEdited({ kept: null })}
        >
          新增抬头
        </Button>
      </div>
      {title?.title.kind === 'company' ? (
        <p className={s.hint}>统一社会信用代码 {title.title.taxNo}</p>
      ) : null}
      {fault ? (
        <p className={s.fault} role="alert">
          {fault}
        </p>
      ) : null}
      {edited ? (
        <TitleDialog
          kept={edited.kept}
          onSaved={(id) => {
            setEdited(null)
            setTitleId(id)
          }}
          onCancel={() => setEdited(null)}
        />
      ) : null}
    </>
  )
}

/** Which invoice comes with the orders, if any. */
export function InvoiceChoice({ form, fault }: TitleChoiceProps) {
  return (
    <Panel title="发票" name="invoice">
      <div className={s.body}>
        <fieldset className={s.choices}>
          <legend className={s.legend}>发票类型</legend>
          {KINDS.map(({ kind, title }) => (
            <label key={title} className={s.choice}>
              <input
                type="radio"
                name="invoice-kind"
                className={s.radio}
                checked={form.kind === kind}
                onChange={() => form.setKind(kind)}
              />
              {title}
            </label>
          ))}
        </fieldset>
        {form.kind === null ? null : <TitleChoice form={form} fault={fault} />}
      </div>
    </Panel>
  )
}
