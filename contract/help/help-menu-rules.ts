/** Help groups and their entries; keys as in the addresses (SPEC section 2). */
export const HELP_GROUPS = [
  {
    title: '购物指南',
    items: [
      { key: '0-1', title: '购物流程' },
      { key: '0-2', title: '商品搜索' },
    ],
  },
  {
    title: '配送政策',
    items: [
      { key: '1-1', title: '配送说明' },
      { key: '1-2', title: '验货与签收' },
      { key: '1-3', title: '退款说明' },
    ],
  },
  { title: '支付方式', items: [{ key: '2-1', title: '货到付款' }] },
  {
    title: '关于我们',
    items: [
      { key: '3-1', title: '公司介绍' },
      { key: '3-2', title: '隐私政策' },
      { key: '3-3', title: '用户协议' },
    ],
  },
  {
    title: '其他问题',
    items: [
      { key: '4-1', title: '注册问题' },
      { key: '4-2', title: '发票须知' },
      { key: '4-3', title: '常见问题' },
    ],
  },
  { title: '商家服务', items: [{ key: '5-1', title: '商家入驻' }] },
] as const

export type HelpKey = (typeof HELP_GROUPS)[number]['items'][number]['key']
