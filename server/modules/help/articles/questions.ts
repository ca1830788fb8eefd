import { ARRIVAL_NOTICES_MAX } from '@/contract/account/kept-limits-rules'
import { AFTER_SALE_DAYS } from '@/contract/after-sale/after-sale-window-rules'
import { helpAddress } from '@/contract/help/help-address'
import { INVOICE_OPEN_DAYS } from '@/contract/invoice/invoice-window-rules'
import { routes } from '@/contract/routes'
import { SITE } from '@/contract/site/company-rules'
import type { Article } from './article'

/** 4-3 */
export const questions: Article = {
  sections: [
    {
      title: '订单怎么取消？',
      blocks: [
        '待接单的订单在“我的订单”里可以直接取消。待发货且尚未发货的可以申请取消，店铺同意或 48 小时未答复即取消。已发货的请收货后申请售后。',
      ],
      links: [{ title: '我的订单', href: routes.orders() }],
    },
    {
      title: '为什么我的订单被自动取消了？',
      blocks: [
        '在线支付的订单 24 小时未付款、线下支付的订单 72 小时未上传凭证、付款后店铺 72 小时未接单，系统会自动取消并释放库存；已付款项会退回。取消原因写在订单详情里。',
      ],
    },
    {
      title: '为什么一次下单变成了几个订单？',
      blocks: ['商品来自不同店铺时，会按店铺拆成多个订单，各自发货、计运费、开票，可以一起付款。'],
    },
    {
      title: '价格含税吗？阶梯价怎么算？',
      blocks: [
        '页面价格都是含税单价。有阶梯价的商品，数量达到哪一档，该行全部数量就按那一档的单价计算；商品页会提示再买多少可以省多少。',
      ],
    },
    {
      title: '加入购物车后价格变了怎么办？',
      blocks: [
        '购物车会写明比加入时涨了或降了多少。涨价的要先点“知道了”才能结算；结算时还会再核对一次，提交后价格不再变。',
      ],
    },
    {
      title: '起订量、包装倍数是什么？',
      blocks: [
        '起订量是最少要买的数量，包装倍数是数量必须是它的整数倍（例如整盒）。数量不符时会在旁边说明，并可一键向上调整，调整可以撤销。',
      ],
    },
    {
      title: '缺货能预订吗？',
      blocks: [
        `可以在商品页设置到货通知，有货时发消息给您（最多 ${ARRIVAL_NOTICES_MAX} 个规格）；也可以在购物车选择“余量转期货”，由店铺备货后补发。`,
      ],
    },
    {
      title: '为什么有的商品显示当前区域不可售？',
      blocks: [
        '部分商品只销往一部分省份。可以在页面左上角更换区域，或在商品页查看同规格的其他商品。',
      ],
    },
    {
      title: '什么时候能送到？',
      blocks: [
        '商品页和购物车按所选区域显示预计送达日期。一般同省 1 个、同大区 2 个、跨大区 3 个工作日送达，偏远地区再加 3 个工作日，备货时间另计。',
      ],
      links: [{ title: '配送说明', href: routes.helpEntry('1-1') }],
    },
    {
      title: '运费多少？怎样包邮？',
      blocks: ['运费按店铺收取，商品金额达到店铺的包邮门槛就免运费，购物车里显示还差多少。'],
      links: [
        { title: '运费怎么算', href: routes.help(helpAddress.write({ type: '1-1', index: 4 })) },
      ],
    },
    {
      title: '怎样申请退货、换货、维修？',
      blocks: [
        `在订单里选商品点“申请售后”。待收货期间和完成后 ${AFTER_SALE_DAYS.any} 天内任何原因都可以，${AFTER_SALE_DAYS.quality} 天内限质量等原因，${AFTER_SALE_DAYS.repair} 天内可以申请维修。`,
      ],
      links: [{ title: '退款说明', href: routes.helpEntry('1-3') }],
    },
    {
      title: '退款多久到账？',
      blocks: [
        '店铺确认后按原支付方式退回：支付宝、微信支付一般 1 个工作日内，银联支付和线下支付 1–7 个工作日。',
      ],
    },
    {
      title: '怎样开发票？',
      blocks: [
        `订单完成后 ${INVOICE_OPEN_DAYS} 天内，在“我的发票”里选择订单和抬头提交申请，同一店铺的可以合并。`,
      ],
      links: [{ title: '发票须知', href: routes.helpEntry('4-2') }],
    },
    {
      title: '可以开专票、签合同、月结吗？',
      blocks: [
        `公司类店铺可以开专票。需要书面合同、先货后款或月结的，请致电 ${SITE.phone}（${SITE.hours}）与店铺商定。`,
      ],
    },
    {
      title: '怎样联系人工客服？',
      blocks: [
        `点击页面右侧“平台客服”，先由帮助内容自动回答；没有合适答案时可以留言，工作人员会在 ${SITE.hours} 回复，回复显示在同一窗口。也可以致电 ${SITE.phone}。`,
      ],
    },
    {
      title: '商品有质量保证吗？质保多久？',
      blocks: [
        `商品页写明产地、执行标准和质保期。质量问题在订单完成后 ${AFTER_SALE_DAYS.quality} 天内可以退换，${AFTER_SALE_DAYS.repair} 天内可以申请维修；需要合格证、材质单的请在订单备注里写明。`,
      ],
    },
    {
      title: '商家怎样入驻？',
      blocks: [
        '任何生产商、代理商和经销商都可以申请，不需要先注册账号：在线填写企业、经营和联系信息，上传证照，1–3 个工作日审核，凭手机号随时查询进度。',
      ],
      links: [{ title: '商家入驻', href: routes.merchantJoin() }],
    },
    {
      title: '账号被锁定、密码忘了怎么办？',
      blocks: ['用注册手机号收短信验证码重设密码；收不到验证码的处理办法见注册问题。'],
      links: [{ title: '注册问题', href: routes.helpEntry('4-1') }],
    },
  ],
}
