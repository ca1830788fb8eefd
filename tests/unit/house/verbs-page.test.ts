import { describe, expect, it } from 'vitest'
import type { Handled } from '@/server/edge/operations/operation'
import { HANDLED } from '@/server/edge/operations/operations'
import { usageOf } from '@/server/edge/operations/read-words'

/** What operators look for, with the verbs of it in the order of their work. */
const GROUPS: Record<string, readonly string[]> = {
  Orders: [
    ...['orders', 'order', 'accept', 'decline', 'ship', 'deliver'],
    ...['agree-cancel', 'refuse-cancel', 'refund'],
  ],
  Money: [
    ...['vouchers', 'voucher', 'confirm-voucher', 'refuse-voucher'],
    ...['transfer', 'book', 'payments', 'excesses', 'refund-excess'],
  ],
  'Stock held unpaid': ['holds', 'release'],
  'After-sale': [
    ...[
      'after-sales',
      'after-sale',
      'after-sale-picture',
      'agree',
      'reject',
      'receive',
      'resend',
      'refund-sale',
    ],
  ],
  Invoices: ['invoices', 'invoice', 'issue', 'attach-invoice', 'reject-invoice'],
  'Inquiries and quotations': [
    ...['inquiries', 'offer-price', 'decline-inquiry', 'inquiry-file', 'quotations', 'quotation'],
  ],
  'Messages and comments': ['chats', 'answer', 'comments', 'reply', 'publish'],
  Merchants: ['merchants', 'merchant', 'approve', 'ask', 'sign'],
  Shops: [
    ...['shops', 'shop', 'shop-create', 'shop-change', 'shop-close', 'shop-open', 'freight'],
    ...['warehouses', 'warehouse-create', 'warehouse-change', 'warehouse-close', 'warehouse-open'],
  ],
  'Brands and categories': [
    ...['brands', 'brand-create', 'brand-change', 'brand-close', 'brand-open'],
    ...['categories', 'category-create', 'category-change', 'category-close', 'category-open'],
  ],
  'Goods and hot words': ['import', 'stock', 'price', 'hot-words', 'hot-word'],
  Users: ['users', 'user', 'lock-user', 'unlock-user', 'end-sessions'],
  'Home page': [
    ...['banners', 'banner-create', 'banner-change', 'banner-close', 'banner-open'],
    ...['notices', 'notice-create', 'notice-change', 'notice-close', 'notice-open'],
  ],
  'The mall': ['report', 'maintenance'],
  'Operators and what they did': ['token-create', 'token-list', 'token-revoke', 'audit'],
}

function whoMay({ call, isLocal }: Handled): string {
  if (call.by === 'shop') return 'operator, shop'
  return isLocal ? 'operator on the machine' : 'operator'
}

/** Angle brackets outside code would be a tag. */
const plainText = (text: string) => text.replaceAll('<', '&lt;')

/** A row; bars would end a cell, inside code too. */
function rowOf(handled: Handled): string {
  const { call } = handled
  const words = usageOf(call)
  const cells = [
    `\`${call.verb}\``,
    words && `\`${words}\``,
    plainText(call.summary),
    whoMay(handled),
  ]
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
}

function tableOf([title, verbs]: [string, readonly string[]]): string {
  const rows = verbs.flatMap((verb) => HANDLED.get(verb) ?? []).map(rowOf)
  return [
    `## ${title}`,
    '| Verb | Words | Does | Who may |',
    '| --- | --- | --- | --- |',
    ...rows,
  ].join('\n')
}

function verbsPage() {
  return `# What operators can do

\`npm run ops -- <verb> <words>\`, on the mall's machine or with \`--url\` and \`OPS_TOKEN\` from elsewhere; each verb
is also a call, \`POST /api/ops/<verb>\`, with the words as fields. \`<…>\` must be there, \`[…]\` may be left out; \`--json\`
prints the whole answer. A shop reaches what is its own and nothing else; *on the machine*: names files there, so no
token opens it. Why so: [decision 035](../decisions/035-operations.md). Written by \`npm run verbs\` from the calls.

${Object.entries(GROUPS).map(tableOf).join('\n\n')}
`
}

describe('verbs of operators', () => {
  it('stand in one group each', () => {
    expect(Object.values(GROUPS).flat().sort()).toEqual([...HANDLED.keys()].sort())
  })

  it('stand in docs/operations/verbs.md (`npm run verbs` updates it)', async () => {
    await expect(verbsPage()).toMatchFileSnapshot('../../../docs/operations/verbs.md')
  })
})
