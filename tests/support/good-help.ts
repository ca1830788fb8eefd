import type { HelpArticle, HelpPassage } from '@/contract/help/help-calls'

const SECTION = {
  title: '什么时候可以退款',
  icon: 'yuan' as const,
  blocks: ['待接单可以直接取消。', ['完成后 7 天内任何原因', '完成后 15 天内质量原因']],
  links: [{ title: '我的订单', href: '/order/list' }],
}

export const ARTICLE: HelpArticle = {
  type: '1-3',
  title: '退款说明',
  note: '示例文本',
  sections: [SECTION, { title: '多久到账', blocks: ['按原支付方式退回。'], links: [] }],
}

export const QUESTIONS: HelpArticle = {
  type: '4-3',
  title: '常见问题',
  note: '',
  sections: [
    { title: '订单怎么取消？', blocks: ['待接单可以直接取消。'], links: [] },
    { title: '运费多少？', blocks: ['运费按店铺收取。'], links: [] },
  ],
}

const PASSAGE: HelpPassage = {
  type: '1-3',
  index: 2,
  article: '退款说明',
  section: '多久到账',
  text: '按原支付方式退回，1–7 个工作日到账。',
}

export const HELP_FOUND = {
  list: [PASSAGE, { ...PASSAGE, index: 1, section: '什么时候可以退款' }],
  terms: ['到账'],
}
