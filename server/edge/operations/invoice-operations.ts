import type { Db } from '@/server/kernel/db/client'
import { createIssuing } from '@/server/modules/invoice/issue'
import { requireWord, type WordOperation } from './operation'

const noOf = (args: string[]) => requireWord(args[0], 'application number')

/** The shops' side of invoices. */
export function invoiceOperations(db: Db, now: () => number): Record<string, WordOperation> {
  const issuing = createIssuing(db, now)
  return {
    issue: {
      async run(args) {
        const { invoiceNo } = await issuing.issue(noOf(args))
        return `issued as ${invoiceNo}`
      },
    },
    'reject-invoice': {
      async run(args) {
        const no = noOf(args)
        await issuing.reject(no, args.slice(1).join(' ') || '抬头信息有误')
        return `${no} rejected`
      },
    },
  }
}
