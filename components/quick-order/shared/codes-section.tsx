import { Button, Empty, Table, type TableColumnsType } from 'antd'
import { useState } from 'react'
import { DeleteEntryDialog } from '@/components/ui/delete-entry-dialog'
import { EmptyLaterPage } from '@/components/ui/empty-later-page'
import { KeywordSearch } from '@/components/ui/keyword-search'
import { MallLink } from '@/components/ui/mall-link'
import { Pagination } from '@/components/ui/pagination'
import { Resource } from '@/components/ui/resource'
import { SkeletonList } from '@/components/ui/skeleton'
import { Waiting } from '@/components/ui/waiting'
import { userInfoAddress } from '@/contract/account/user-info-address'
import type { BuyerCode } from '@/contract/quick-order/buyer-code-calls'
import { routes } from '@/contract/routes'
import { useBuyerCodes, useCodeChanges, useCodeExport } from '@/hooks/quick-order/use-buyer-codes'
import { CodeDialog } from './code-dialog'
import { CodeImportButton } from './code-import'
import s from './codes-section.module.css'

type Open = { kind: 'edit'; saved: BuyerCode | null } | { kind: 'delete'; saved: BuyerCode } | null

function columnsOf(onOpen: (open: Open) => void): TableColumnsType<BuyerCode> {
  return [
    { title: '物料编码', dataIndex: 'code', className: s.code ?? '' },
    {
      title: '商品',
      key: 'goods',
      render: (_value, { productId, skuId, title, spec, itemNo }) => (
        <>
          <MallLink href={routes.product(productId, skuId)}>
            {title} {spec}
          </MallLink>
          <span className={s.no}>{itemNo}</span>
        </>
      ),
    },
    {
      title: '操作',
      key: 'actions',
      render: (_value, saved) => (
        <>
          <Button
            type="link"
            size="small"
            aria-label={`修改：${saved.code}`}
            onClick={() => onOpen({ kind: 'edit', saved })}
          >
            修改
          </Button>
          <Button
            type="link"
            size="small"
            aria-label={`删除：${saved.code}`}
            onClick={() => onOpen({ kind: 'delete', saved })}
          >
            删除
          </Button>
        </>
      ),
    },
  ]
}

type DialogsProps = { open: Open; onDone: (said: string) => void; onCancel: () => void }

function Dialogs({ open, onDone, onCancel }: DialogsProps) {
  const { remove, isPending, failure } = useCodeChanges()
  if (!open) return null
  if (open.kind === 'edit') {
    return <CodeDialog saved={open.saved} onSaved={onDone} onCancel={onCancel} />
  }
  const { code, title, spec } = open.saved
  return (
    <DeleteEntryDialog
      title="删除这个物料编码？"
      text={`${code}（${title} ${spec}）。已下的订单不受影响。`}
      isPending={isPending}
      failure={failure}
      onConfirm={async () => {
        if (await remove([code])) onDone(`已删除 ${code}`)
      }}
      onCancel={onCancel}
    />
  )
}

const hrefOf = (keyword: string, page = 1) =>
  routes.userInfoAt(userInfoAddress.write({ section: 'codes', keyword, page }))

type ToolsProps = { keyword: string; onAdd: () => void }

function Tools({ keyword, onAdd }: ToolsProps) {
  const { save, isPending, failure } = useCodeExport()
  return (
    <div className={s.tools}>
      <KeywordSearch
        label="搜索物料编码"
        placeholder="物料编码、商品编号或名称"
        keyword={keyword}
        hrefOf={hrefOf}
      />
      <Button type="primary" onClick={onAdd}>
        新增
      </Button>
      <CodeImportButton />
      <Button loading={isPending} onClick={() => void save()}>
        导出
      </Button>
      {failure ? (
        <span role="alert" className={s.failure}>
          {failure}
        </span>
      ) : null}
    </div>
  )
}

const SKELETON = (
  <Waiting>
    <SkeletonList count={5} height="40px" />
  </Waiting>
)

type CodesSectionProps = { page: number; keyword: string }

/** The buyer's own material codes: what the quick order has learned, and what is written by hand. */
export function CodesSection({ page, keyword }: CodesSectionProps) {
  const [open, setOpen] = useState<Open>(null)
  const [said, setSaid] = useState('')
  const { codes, ...requested } = useBuyerCodes(keyword, page)
  function handleDone(text: string) {
    setOpen(null)
    setSaid(text)
  }
  return (
    <>
      <Tools keyword={keyword} onAdd={() => setOpen({ kind: 'edit', saved: null })} />
      <p role="status" className={s.said}>
        {said}
      </p>
      <Resource data={codes} {...requested} skeleton={SKELETON}>
        {({ list, total, pageSize }) => (
          <>
            {list.length === 0 && page > 1 ? (
              <EmptyLaterPage what="物料编码" first={hrefOf(keyword)} />
            ) : (
              <Table<BuyerCode>
                rowKey="code"
                size="middle"
                columns={columnsOf(setOpen)}
                dataSource={list}
                pagination={false}
                locale={{
                  emptyText: (
                    <Empty
                      image={Empty.PRESENTED_IMAGE_SIMPLE}
                      description={
                        keyword
                          ? '没有符合的物料编码'
                          : '还没有物料编码。可以逐个新增或导入表格；快速下单、购物车里填写的编码也会记在这里。'
                      }
                    />
                  ),
                }}
              />
            )}
            <Pagination
              page={page}
              pageSize={pageSize}
              total={total}
              hrefOf={(at) => hrefOf(keyword, at)}
            />
          </>
        )}
      </Resource>
      <Dialogs open={open} onDone={handleDone} onCancel={() => setOpen(null)} />
    </>
  )
}
