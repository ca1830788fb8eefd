import { Button, ButtonLink } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { CartList } from '@/contract/cart'
import { routes } from '@/contract/routes'
import { useQuotationExport } from '@/hooks/use-quotation'
import s from './cart-tools.module.css'

type CartToolsProps = { cart: CartList | undefined }

/** Ways into the cart and out of it: quick order, and a quotation of what is selected. */
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
        </>
      )}
      <span role="status" className={s.note}>
        {pending ? '正在生成报价单，商品较多时需要数秒…' : null}
      </span>
      {failure ? (
        <span role="alert" className={s.fault}>
          {failure}
        </span>
      ) : null}
    </div>
  )
}
