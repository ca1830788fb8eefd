import { useState } from 'react'
import { TitleDialog } from '@/components/invoice/shared/title-dialog'
import { Button } from '@/components/ui/button'
import surface from '@/components/ui/surface.module.css'
import { INVOICE_TITLES_MAX } from '@/contract/constants'
import { INVOICE_KINDS } from '@/contract/invoice/invoice-kind-rules'
import type { SavedTitle } from '@/contract/invoice/invoice-title-calls'
import s from '../shared/checkout.module.css'
import { Panel } from '../shared/panel'
import type { CheckoutForm } from './use-checkout-form'

const KINDS = [{ kind: null, title: '不开票' }, ...INVOICE_KINDS] as const

type TitleChoiceProps = { form: CheckoutForm; fieldError: string }

/** Invoice title: one of the saved titles, or a new one. */
function TitleChoice({ form, fieldError }: TitleChoiceProps) {
  const { titles = [], title, setTitleId } = form
  const [edited, setEdited] = useState<{ saved: SavedTitle | null } | null>(null)
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
          <Button size="s" onClick={() => setEdited({ saved: title })}>
            修改抬头
          </Button>
        ) : null}
        <Button
          size="s"
          disabled={titles.length >= INVOICE_TITLES_MAX}
          onClick={() => setEdited({ saved: null })}
        >
          新增抬头
        </Button>
      </div>
      {title?.title.kind === 'company' ? (
        <p className={surface.caption}>统一社会信用代码 {title.title.taxNo}</p>
      ) : null}
      {fieldError ? (
        <p className={s.fieldError} role="alert">
          {fieldError}
        </p>
      ) : null}
      {edited ? (
        <TitleDialog
          saved={edited.saved}
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

/** Invoice choice of the orders, optional. */
export function InvoiceChoice({ form, fieldError }: TitleChoiceProps) {
  return (
    <Panel title="发票" name="invoice">
      <div className={s.body}>
        <fieldset className={surface.ways}>
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
        {form.kind === null ? null : <TitleChoice form={form} fieldError={fieldError} />}
      </div>
    </Panel>
  )
}
