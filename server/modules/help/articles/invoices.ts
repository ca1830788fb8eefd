import { INVOICE_ORDERS_MAX } from '@/contract/invoice/invoice-calls'
import { INVOICE_OPEN_DAYS } from '@/contract/invoice/invoice-window-rules'
import { routes } from '@/contract/routes'
import type { Article } from './article'

/** 4-2 */
export const invoices: Article = {
  sections: [
    {
      title: '发票种类',
      blocks: [
        ['数电普票', '数电专票', '纸质普票', '纸质专票'],
        '发票由销售商品的店铺开具。公司类店铺四种都可以开，个体经营的店铺能开的种类写在店铺页上。专票须使用公司抬头。',
      ],
    },
    {
      title: '什么时候申请',
      blocks: [
        `订单完成后 ${INVOICE_OPEN_DAYS} 天内申请，逾期不能在线申请。结算时填写的发票信息会随订单保存，完成后在“我的发票”里提交申请。`,
      ],
      links: [{ title: '我的发票', href: routes.userInfo('invoices') }],
    },
    {
      title: '抬头怎么填',
      blocks: [
        [
          '个人：填写姓名，只能开普票',
          '公司：公司全称和 18 位统一社会信用代码，系统会核对校验位',
          '纸质专票还需要注册地址、电话、开户行和账号',
        ],
        '抬头可以保存多个并设默认。提交前请逐字核对，开错需要换开。',
      ],
      links: [{ title: '发票抬头', href: routes.userInfo('titles') }],
    },
    {
      title: '开票内容和金额',
      blocks: [
        '发票内容是实际购买的商品明细（品名、规格、单位、数量、单价、税率、税额），不能改为其他品名。',
        '金额为实付金额减去已退款的部分，运费一并开具。有售后正在退款的，请等退款完成后再申请。',
      ],
    },
    {
      title: '合并开票',
      blocks: [
        `同一店铺的多个订单可以合并开一张发票，一次最多 ${INVOICE_ORDERS_MAX} 个订单。不同店铺由不同公司开票，不能合并。`,
      ],
    },
    {
      title: '换开与红冲',
      blocks: [
        '抬头或种类开错的，在“我的发票”里点“换开”：原发票红冲，再按新抬头开具。',
        '开票后退款的，系统按退款金额自动开具红字发票；全部退款的，原发票全额红冲。',
      ],
    },
    {
      title: '下载与查收',
      blocks: [
        '发票开具后会给您发消息，在“我的发票”里可以下载 PDF；抬头里填了邮箱的，以发票上的信息为准自行转发。',
        '本商城为演示站点时，下载的发票带有“示例”字样，不能用于报销和抵扣。',
      ],
    },
  ],
}
