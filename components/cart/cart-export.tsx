import { MenuButton } from '@/components/ui/menu-button'
import surface from '@/components/ui/surface.module.css'
import { routes } from '@/contract/routes'
import { useQuotationExport } from '@/hooks/quotation/use-quotation'

/** The quotation of the selected lines as a file or on paper. */
export function CartExport() {
  const { save, pending, failure } = useQuotationExport()
  return (
    <>
      <MenuButton
        label="导出报价单"
        isPending={pending !== null}
        items={[
          { label: 'Excel 表格', onChoose: () => void save('xlsx') },
          { label: 'CSV 文本', onChoose: () => void save('csv') },
          { label: '打印或存为 PDF', href: routes.quotationPrint() },
        ]}
      />
      <span role="status" className={surface.note}>
        {pending ? '正在生成报价单，商品较多时需要数秒…' : null}
      </span>
      {failure ? (
        <span role="alert" className={surface.fieldError}>
          {failure}
        </span>
      ) : null}
    </>
  )
}
