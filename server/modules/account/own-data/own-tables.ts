import { asc, desc, eq } from 'drizzle-orm'
import { afterSaleBadge, afterSaleTitle } from '@/contract/after-sale/after-sale-status-rules'
import { invoiceBadge } from '@/contract/invoice/invoice-calls'
import { invoiceTitle } from '@/contract/invoice/invoice-kind-rules'
import { formatAmount } from '@/contract/money'
import {
  addresses,
  invoiceTitles,
  messages,
  quotations,
  searchHistory,
  users,
} from '@/server/kernel/db/account-schema'
import { comments } from '@/server/kernel/db/catalog-schema'
import type { Db } from '@/server/kernel/db/client'
import { inquiries, inquiryLines } from '@/server/kernel/db/inquiry-schema'
import { invoices } from '@/server/kernel/db/invoice-schema'
import { afterSales } from '@/server/kernel/db/order-schema'
import { chatEntries, chatThreads } from '@/server/kernel/db/service-schema'
import { goodsTables } from './goods-tables'
import { at, type OwnTable, ROWS_MAX } from './own-table'

const yesNo = (is: boolean) => (is ? '是' : '否')

async function profile(db: Db, userId: string): Promise<OwnTable> {
  const [user] = await db.select().from(users).where(eq(users.id, userId))
  const rows = user
    ? [
        ['用户名', user.username],
        ['手机号', user.phone],
        ['昵称', user.nickname],
        ['姓名', user.realName],
        ['职位', user.position],
        ['邮箱', user.email],
        ['公司', user.companyName],
        ['统一社会信用代码', user.creditCode],
        ['行业', user.industry],
        ['规模', user.companySize],
        ['注册时间', at(user.createdAt)],
      ]
    : []
  return { title: '账号资料', columns: ['项目', '内容'], rows }
}

async function addressBook(db: Db, userId: string): Promise<OwnTable> {
  const rows = await db.select().from(addresses).where(eq(addresses.userId, userId))
  return {
    title: '收货地址',
    columns: ['收货人', '电话', '地区', '详细地址', '默认'],
    rows: rows.map(({ contact, phone, regionText, street, isDefault }) => [
      contact,
      phone,
      regionText,
      street,
      yesNo(isDefault),
    ]),
  }
}

async function titles(db: Db, userId: string): Promise<OwnTable> {
  const rows = await db.select().from(invoiceTitles).where(eq(invoiceTitles.userId, userId))
  return {
    title: '发票抬头',
    columns: ['抬头', '税号', '邮箱', '默认'],
    rows: rows.map(({ content, isDefault }) => [
      content.name,
      content.kind === 'company' ? content.taxNo : '',
      content.email,
      yesNo(isDefault),
    ]),
  }
}

async function ownInvoices(db: Db, userId: string): Promise<OwnTable> {
  const rows = await db
    .select()
    .from(invoices)
    .where(eq(invoices.userId, userId))
    .orderBy(desc(invoices.createdAt))
    .limit(ROWS_MAX)
  return {
    title: '发票',
    columns: ['申请编号', '发票号码', '类型', '抬头', '金额（元）', '状态', '申请时间', '开具时间'],
    rows: rows.map((row) => [
      row.applyNo,
      row.invoiceNo,
      invoiceTitle(row.kind),
      row.title.name,
      formatAmount(row.amount),
      invoiceBadge(row.status).title,
      at(row.createdAt),
      at(row.issuedAt),
    ]),
  }
}

async function returnCases(db: Db, userId: string): Promise<OwnTable> {
  const rows = await db
    .select()
    .from(afterSales)
    .where(eq(afterSales.userId, userId))
    .orderBy(desc(afterSales.createdAt))
    .limit(ROWS_MAX)
  return {
    title: '售后',
    columns: [
      '售后编号',
      '订单编号',
      '类型',
      '状态',
      '数量',
      '金额（元）',
      '原因',
      '说明',
      '申请时间',
    ],
    rows: rows.map((row) => [
      row.refundNo,
      row.orderNo,
      afterSaleTitle(row.type),
      afterSaleBadge(row).title,
      String(row.qty),
      formatAmount(row.amount),
      row.reason,
      row.description,
      at(row.createdAt),
    ]),
  }
}

async function askedFor(db: Db, userId: string): Promise<OwnTable> {
  const rows = await db
    .select({ inquiry: inquiries, line: inquiryLines })
    .from(inquiries)
    .innerJoin(inquiryLines, eq(inquiryLines.inquiryNo, inquiries.inquiryNo))
    .where(eq(inquiries.userId, userId))
    .orderBy(desc(inquiries.createdAt), asc(inquiryLines.sort))
    .limit(ROWS_MAX)
  return {
    title: '询价',
    columns: ['询价单号', '询价时间', '内容', '数量', '单位', '店铺', '备注'],
    rows: rows.map(({ inquiry, line }) => [
      inquiry.inquiryNo,
      at(inquiry.createdAt),
      line.goods ? `${line.goods.title} ${line.goods.spec}` : line.text,
      String(line.qty),
      line.unit,
      line.shopName,
      inquiry.note,
    ]),
  }
}

async function quoted(db: Db, userId: string): Promise<OwnTable> {
  const rows = await db
    .select()
    .from(quotations)
    .where(eq(quotations.userId, userId))
    .orderBy(desc(quotations.createdAt))
    .limit(ROWS_MAX)
  return {
    title: '报价单',
    columns: ['报价单号', '开具时间', '有效至'],
    rows: rows.map(({ no, createdAt, validUntil }) => [no, at(createdAt), at(validUntil)]),
  }
}

async function said(db: Db, userId: string): Promise<OwnTable> {
  const rows = await db
    .select()
    .from(comments)
    .where(eq(comments.userId, userId))
    .orderBy(desc(comments.createdAt))
    .limit(ROWS_MAX)
  return {
    title: '评价',
    columns: ['时间', '规格', '评分', '内容', '追评'],
    rows: rows.map((row) => [
      at(row.createdAt),
      row.spec,
      String(row.score),
      row.content,
      row.append ?? '',
    ]),
  }
}

async function received(db: Db, userId: string): Promise<OwnTable> {
  const rows = await db
    .select()
    .from(messages)
    .where(eq(messages.userId, userId))
    .orderBy(desc(messages.createdAt))
    .limit(ROWS_MAX)
  return {
    title: '消息',
    columns: ['时间', '标题', '内容'],
    rows: rows.map(({ createdAt, title, content }) => [at(createdAt), title, content]),
  }
}

async function chats(db: Db, userId: string): Promise<OwnTable> {
  const rows = await db
    .select({ entry: chatEntries })
    .from(chatEntries)
    .innerJoin(chatThreads, eq(chatThreads.id, chatEntries.threadId))
    .where(eq(chatThreads.userId, userId))
    .orderBy(asc(chatEntries.id))
    .limit(ROWS_MAX)
  return {
    title: '客服会话',
    columns: ['时间', '发送方', '内容'],
    rows: rows.map(({ entry }) => [
      at(entry.createdAt),
      entry.from === 'buyer' ? '我' : '客服',
      entry.text,
    ]),
  }
}

async function searched(db: Db, userId: string): Promise<OwnTable> {
  const rows = await db
    .select()
    .from(searchHistory)
    .where(eq(searchHistory.userId, userId))
    .orderBy(desc(searchHistory.searchedAt))
    .limit(ROWS_MAX)
  return {
    title: '搜索历史',
    columns: ['时间', '搜索词'],
    rows: rows.map(({ searchedAt, searchTerms }) => [at(searchedAt), searchTerms]),
  }
}

const TABLES = [
  profile,
  addressBook,
  titles,
  ownInvoices,
  returnCases,
  askedFor,
  quoted,
  said,
  received,
  chats,
  searched,
  ...goodsTables,
]

/** Everything the account has but its orders, table by table; empty ones are left out. */
export async function ownTables(db: Db, userId: string): Promise<OwnTable[]> {
  const tables: OwnTable[] = []
  for (const read of TABLES) tables.push(await read(db, userId))
  return tables.filter(({ rows }) => rows.length > 0)
}
