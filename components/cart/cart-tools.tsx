import { Button, ButtonLink } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import surface from '@/components/ui/surface.module.css'
import type { CartList } from '@/contract/cart/cart-calls'
import { routes } from '@/contract/routes'
import { useQuotationExport } from '@/hooks/quotation/use-quotation'
import s from './cart-tools.module.css'
import { AddToList } from './shared/add-to-list'

type CartToolsProps = { cart: CartList | undefined }

function selectedGoods({ shops }: CartList) {
  return shops
    .flatMap(({ lines }) => lines)
    .filter(({ selected }) => selected)
    .map(({ title, spec, skuId, qty, note, buyerCode }) => ({
      skuId,
      qty,
      note,
      buyerCode,
      title: `${title} ${spec}`,
    }))
}

/** Cart tools: quick order, quotation and purchase list of the selected lines. */
export function CartTools({ cart }: CartToolsProps) {
  const { save, pending, failure } = useQuotationExport()
  const isEmpty = !cart || cart.totals.selectedCount === 0
  return (
    <div className={s.root}>
      <ButtonLink size="s" href={routes.quickOrder()}>
        快速下单
      </ButtonLink>
      {isEmpty ? null : (
        <>
          <Button
            size="s"
            isPending={pending === 'xlsx'}
            disabled={pending === 'csv'}
            onClick={() => void save('xlsx')}
          >
            <Icon name="download" size={14} />
            导出报价单
          </Button>
          <Button
            size="s"
            isPending={pending === 'csv'}
            disabled={pending === 'xlsx'}
            aria-label="导出报价单 CSV"
            onClick={() => void save('csv')}
          >
            CSV
          </Button>
          <ButtonLink size="s" href={routes.quotationPrint()}>
            打印报价单
          </ButtonLink>
          <AddToList goods={selectedGoods(cart)} size="s" />
        </>
      )}
      <span role="status" className={surface.note}>
        {pending ? '正在生成报价单，商品较多时需要数秒…' : null}
      </span>
      {failure ? (
        <span role="alert" className={surface.fieldError}>
          {failure}
        </span>
      ) : null}
    </div>
  )
}
