import { PURCHASE_LINES_MAX, PURCHASE_LISTS_MAX } from '@/contract/account/kept-limits-rules'
import { APPEND_OPEN_DAYS, COMMENT_OPEN_DAYS } from '@/contract/comment/comment-window-rules'
import { BACKORDER_DAYS, CART_LINES_MAX } from '@/contract/constants'
import { INVOICE_OPEN_DAYS } from '@/contract/invoice/invoice-window-rules'
import { EXTENSION_DAYS } from '@/contract/order/order-time-rules'
import { ORDER_LINES_MAX } from '@/contract/quick-order/quick-order-calls'
import { QUOTATION_DAYS } from '@/contract/quotation/quotation-calls'
import { routes } from '@/contract/routes'
import type { Article } from './article'

/** 0-1 */
export const shopping: Article = {
  sections: [
    {
      title: '注册与登录',
      icon: 'user',
      blocks: [
        '不登录也可以浏览、搜索、对比商品；加入购物车、下单、收藏和查看订单需要登录。',
        '点击页面右上角“请登录”即可登录；没有账号的，在登录页进入注册，按提示填写用户名、手机号、短信验证码和密码。',
      ],
      links: [{ title: '去登录', href: routes.login() }],
    },
    {
      title: '选择销售区域',
      icon: 'pin',
      blocks: [
        '页面左上角显示当前区域。可售范围、库存、货期和预计送达都按所选区域显示，请先选到收货地所在的省市。',
        '更换区域时，购物车里受影响的商品会事先列出（不可售、货期变化等），由您确认后才切换。',
      ],
    },
    {
      title: '搜索和挑选商品',
      icon: 'search',
      blocks: [
        '在顶部搜索框输入商品名称、规格、标准号、商品编号或厂家型号，例如“M8*30 8.8 外六角 镀锌”“DIN933”。',
        '一次要买同类的多个规格时，把搜索结果切换到“规格表”，在每一行直接填数量加入购物车。',
      ],
      links: [{ title: '搜索技巧', href: routes.helpEntry('0-2') }],
    },
    {
      title: '加入购物车',
      icon: 'cart',
      blocks: [
        `价格均为含税单价。有起订量、包装倍数和阶梯价的商品，会在数量旁边说明；购物车最多 ${CART_LINES_MAX} 行，按店铺分组显示商品金额、运费和距包邮的差额。`,
        '库存不足时可以改为现有数量、设置到货通知，或选择“余量转期货”：有货的部分先发，其余部分由店铺备货后补发，货期在原货期上增加 ' +
          `${BACKORDER_DAYS} 个工作日。`,
        '每一行都可以填写备注和您自己的物料编码，它们会出现在报价单和订单里。',
      ],
      links: [{ title: '查看购物车', href: routes.cart() }],
    },
    {
      title: '确认订单',
      icon: 'list',
      blocks: [
        '勾选商品后点击去结算，选择收货地址、支付方式和发票，填写客户采购单号和备注，核对含税总额与运费后提交。',
        '从加入购物车到提交之间，价格、货期或库存如有变化，会逐条列出，由您确认后才能提交；不会在您不知情时改价。',
        '不同店铺的商品会拆成多个订单，各自发货、各自计算运费，可以一起付款。',
      ],
    },
    {
      title: '付款',
      icon: 'yuan',
      blocks: [
        '支持支付宝、微信支付、银联支付和线下支付（对公转账后上传凭证）。',
        '选择在线支付的订单请在 24 小时内付款，选择线下支付的订单请在 72 小时内上传付款凭证，逾期系统会自动取消订单并释放库存。',
      ],
      links: [{ title: '线下支付说明', href: routes.helpEntry('2-1') }],
    },
    {
      title: '店铺接单',
      icon: 'check',
      blocks: [
        '付款或上传凭证后订单为“待接单”，店铺接单后变为“待发货”。店铺 72 小时未接单的，系统自动取消订单，已付款项原路退回。',
        '“待接单”时您可以随时取消；“待发货”且尚未发货时可以申请取消，店铺 48 小时未答复的，系统自动同意。',
      ],
    },
    {
      title: '发货与收货',
      icon: 'truck',
      blocks: [
        '店铺可以分批发货，订单详情里能看到每个包裹的物流单号和里面的商品。待发货时可以提醒店铺发货，每天一次。',
        `全部发出后请在 15 天内验货并点击“确认收货”，可以延长一次，延长 ${EXTENSION_DAYS} 天；到期系统自动确认收货。有售后未结束的订单不会自动确认；售后结束后至少再留 ${EXTENSION_DAYS} 天。`,
      ],
      links: [
        { title: '我的订单', href: routes.orders() },
        { title: '验货与签收', href: routes.helpEntry('1-2') },
      ],
    },
    {
      title: '评价与开票',
      icon: 'heart',
      blocks: [
        `订单完成后 ${COMMENT_OPEN_DAYS} 天内可以评价（10–500 字，最多 9 张图片），${APPEND_OPEN_DAYS} 天内可以追加评价。`,
        `订单完成后 ${INVOICE_OPEN_DAYS} 天内可以申请发票，同一店铺的多个订单可以合并开一张。`,
      ],
      links: [
        { title: '去评价', href: routes.commentPosting() },
        { title: '发票须知', href: routes.helpEntry('4-2') },
      ],
    },
    {
      title: '快速下单',
      blocks: [
        `手上有采购清单时，用快速下单更省事：粘贴物料表，或上传 xlsx、csv 文件（不超过 5 MB，最多 ${ORDER_LINES_MAX} 行），每一行可以写商品编号、厂家型号、您自己的物料编码或规格描述。`,
        '数量可以写件数，也可以写盒、箱、打或重量（2盒、1.5kg），系统按商品的包装和单重折算成件数并写明；认不出的数量会写明原因，填好之前不会加入购物车。表格的列认错时，点“调整列”指定每一列的内容，同样标题的表格下次自动照办。',
        `系统逐行给出识别结果和把握程度；拿不准的列出候选由您选择，认不出的会写明原因，不会替您猜，没有匹配的行可以连同原因导出。长清单可以随时停止、继续识别。确认后加入购物车；购物车最多 ${CART_LINES_MAX} 行，放不下的留在清单里。`,
        `常买的商品可以存成采购清单，最多 ${PURCHASE_LISTS_MAX} 个清单，每个最多 ${PURCHASE_LINES_MAX} 行。`,
      ],
      links: [
        { title: '快速下单', href: routes.quickOrder() },
        { title: '采购清单', href: routes.userInfo('lists') },
      ],
    },
    {
      title: '报价单',
      blocks: [
        `在购物车勾选商品后可以导出报价单（Excel、PDF、CSV 或打印），写明不含税单价、税额、运费、货期和条款，有效期 ${QUOTATION_DAYS} 天。`,
        '出具的报价单都在个人中心的“我的报价单”里：有效期内可以“转订单”，按报价的单价和运费下单（每张一次，库存和货期以下单时为准）；也可以与今日价格比较、重新报价、加入购物车，或生成链接给同事和客户查看，随时停止分享。',
        '每张报价单都有编号和核验地址，收到报价单的人可以凭编号核对出具时间和金额。报价单填好数量后可以原样传回快速下单。',
        '页面显示“询价”的商品，以及超出限购数量的大宗采购，可点“询价”请店铺报价：报价在有效期内可议价一次，接受后按报价加入购物车。进度在个人中心的“我的询价”里。',
      ],
      links: [
        { title: '我的报价单', href: routes.quotations('') },
        { title: '我的询价', href: routes.inquiries('') },
      ],
    },
  ],
}
