import { QuickOrderView } from '@/components/quick-order/quick-order-view'
import { PageHead } from '@/components/ui/page-head'
import type { MallPage } from '@/services/page/page-loader'

const QuickOrderPage: MallPage = () => (
  <>
    <PageHead
      title="快速下单"
      description="粘贴、输入或上传采购清单，按商品编号、型号或描述逐行匹配，一次加入购物车。"
    />
    <QuickOrderView />
  </>
)
export default QuickOrderPage
