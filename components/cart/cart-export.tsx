import { MenuButton } from '@/components/ui/menu-button'
import surface from '@/components/ui/surface.module.css'
import { issueQuotation } from '@/contract/quotation/quotation-calls'
import { routes } from '@/contract/routes'
import { useIsOffered } from '@/hooks/call/use-is-offered'
import { useQuotationExport } from '@/hooks/quotation/use-quotation'

/** The quotation of the selected lines as a file or on paper. */
export function CartExport() {
  const { save, pending, failure } = useQuotationExport()
  // A host that lacks these calls knows its files of the specification alone.
  const hasPaper = useIsOffered(issueQuotation.name)
  return (
    <>
      <MenuButton
        label="导出报价单"
        isPending={pending !== null}
        items={[
          { label: 'Excel 表格', onChoose: () => void save('xlsx') },
          { label: 'CSV 文本', onChoose: () => void save('csv') },
          ...(hasPaper
            ? [
                { label: 'PDF 文件', onChoose: () => void save('pdf') },
                { label: '打印', href: routes.quotationPrint() },
                { label: '我的报价单', href: routes.quotations('') },
              ]
            : []),
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
