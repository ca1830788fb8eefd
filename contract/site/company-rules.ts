/** The company behind this mall. Sample texts: replace them before going public. */
export const SITE = {
  name: '工品汇',
  tagline: '工业品一站式采购商城',
  description:
    '面向企业的工业品 MRO 采购商城：紧固件、工具、劳保、轴承、电工、化学品，价格透明，跨店采购。',
  slogans: [
    { title: '一站式采购', text: '品类丰富 轻松购齐' },
    { title: '便捷服务', text: '跨店采购 代为配送' },
    { title: '售后保障', text: '品质无忧 退换有据' },
    { title: '价格透明', text: '品牌直供 明码实价' },
  ],
  company: '示例工品汇科技有限公司（示例）',
  registration: '统一社会信用代码：000000000000000000（示例）',
  filing: '示例ICP备00000000号（示例）',
  telecom: '增值电信业务经营许可证：示例B2-00000000（示例）',
  address: '示例省示例市示例路 1 号（示例）',
  /** Bank account for transfers. */
  bank: '示例银行示例支行（示例）',
  account: '0000 0000 0000 0000（示例）',
  phone: '400-000-0000',
  hours: '工作日 8:30–18:00',
} as const
