import { Button, Select } from 'antd'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import { late } from '@/components/ui/late'
import surface from '@/components/ui/surface.module.css'
import { INVOICE_TITLES_MAX } from '@/contract/account/kept-limits-rules'
import type { SavedTitle } from '@/contract/invoice/invoice-title-calls'
import type { CheckoutForm } from './use-checkout-form'

const TitleDialog = dynamic(
  async () => (await import('@/components/invoice/shared/title-dialog')).TitleDialog,
  { ssr: false, loading: late() },
)

type TitleChoiceProps = { form: CheckoutForm }

/** Invoice title: one of the saved titles, or a new one. */
export function TitleChoice({ form: { titles = [], title, setTitleId } }: TitleChoiceProps) {
  const [edited, setEdited] = useState<{ saved: SavedTitle | null } | null>(null)
  return (
    <>
      {title ? (
        <>
          <Select
            aria-label="发票抬头"
            value={title.id}
            popupMatchSelectWidth={false}
            options={titles.map(({ id, title: { name, kind } }) => ({
              value: id,
              label: `${name}（${kind === 'company' ? '单位' : '个人'}）`,
            }))}
            onChange={setTitleId}
          />
          <Button onClick={() => setEdited({ saved: title })}>修改抬头</Button>
        </>
      ) : null}
      <Button
        type={title ? 'default' : 'primary'}
        disabled={titles.length >= INVOICE_TITLES_MAX}
        onClick={() => setEdited({ saved: null })}
      >
        新增抬头
      </Button>
      {title?.title.kind === 'company' ? (
        <span className={surface.caption}>统一社会信用代码 {title.title.taxNo}</span>
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
