import { Alert, Button, Select } from 'antd'
import { useState } from 'react'
import { Dialog } from '@/components/ui/dialog'
import {
  NAMING_FIELDS,
  type SheetField,
  type SheetMapping,
  sheetField,
} from '@/contract/quick-order/quick-order-calls'
import { type SheetTable, suggestedMapping } from '@/contract/quick-order/sheet-mapping-rules'
import s from './column-dialog.module.css'

const FIELD_TEXT: Record<SheetField, string> = {
  itemNo: '商品编号',
  model: '型号',
  name: '名称',
  spec: '规格',
  brand: '品牌',
  qty: '数量',
  unit: '单位',
  buyerCode: '物料编码',
  note: '备注',
}
const CHOICES = [
  { value: '' as const, label: '忽略' },
  ...sheetField.options.map((value) => ({ value, label: FIELD_TEXT[value] })),
]

type Fields = SheetMapping['fields']

/** Names of columns as spreadsheets have them: A, B … Z, AA. */
function letterOf(at: number): string {
  const before = at >= 26 ? letterOf(Math.floor(at / 26) - 1) : ''
  return `${before}${String.fromCharCode(65 + (at % 26))}`
}

/** A meaning belongs to one column: chosen again, it leaves the other. */
function withField(fields: Fields, at: number, field: SheetField | null): Fields {
  return fields.map((one, place) => {
    if (place === at) return field
    return one === field ? null : one
  })
}

function problemOf(fields: Fields): string {
  if (fields.some((field) => field && NAMING_FIELDS.includes(field))) return ''
  return '请至少指定商品编号、型号、名称、规格或物料编码中的一列'
}

type ColumnProps = {
  at: number
  field: SheetField | null
  onChoose: (at: number, field: SheetField | null) => void
}

function ColumnChoice({ at, field, onChoose }: ColumnProps) {
  return (
    <Select<SheetField | ''>
      aria-label={`${letterOf(at)} 列是`}
      value={field ?? ''}
      options={CHOICES}
      popupMatchSelectWidth={false}
      onChange={(chosen) => onChoose(at, chosen || null)}
    />
  )
}

type PreviewProps = {
  table: SheetTable
  mapping: SheetMapping
  onChoose: ColumnProps['onChoose']
}

function Preview({ table, mapping, onChoose }: PreviewProps) {
  const { rows, firstRow } = table
  const columns = mapping.fields.map((field, at) => ({ field, at, letter: letterOf(at) }))
  return (
    <table className={s.table}>
      <thead>
        <tr>
          <th scope="col">行</th>
          {columns.map(({ letter, at, field }) => (
            <th key={letter} scope="col">
              <ColumnChoice at={at} field={field} onChoose={onChoose} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, place) => {
          const number = firstRow + place
          const isLeftOut = number <= mapping.titleRow
          return (
            <tr key={number} className={isLeftOut ? s.leftOut : undefined}>
              <th scope="row">{number}</th>
              {columns.map(({ letter, at, field }) => (
                <td key={letter} className={field ? undefined : s.leftOut}>
                  {row[at] ?? ''}
                </td>
              ))}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

type DialogProps = {
  table: SheetTable
  onApply: (mapping: SheetMapping) => void
  onCancel: () => void
}

/** Says what each column of a sheet means, over a preview of its rows. */
export function ColumnDialog({ table, onApply, onCancel }: DialogProps) {
  const [mapping, setMapping] = useState(() => suggestedMapping(table))
  const problem = problemOf(mapping.fields)
  const shown = table.rows.map((_row, place) => table.firstRow + place)

  function choose(at: number, field: SheetField | null) {
    setMapping({ ...mapping, fields: withField(mapping.fields, at, field) })
  }

  return (
    <Dialog
      title="指定各列的内容"
      onDismiss={onCancel}
      actions={
        <>
          <Button onClick={onCancel}>取消</Button>
          <Button type="primary" disabled={problem !== ''} onClick={() => onApply(mapping)}>
            按此读取
          </Button>
        </>
      }
    >
      <p className={s.hint}>同样标题的表格，下次自动按您的选择读取（保存在本浏览器）。</p>
      <div className={s.titleRow}>
        标题行{' '}
        <Select
          aria-label="标题行"
          value={mapping.titleRow}
          options={[
            { value: 0, label: '没有标题行' },
            ...shown.map((number) => ({ value: number, label: `第 ${number} 行` })),
          ]}
          onChange={(titleRow) => setMapping({ ...mapping, titleRow })}
        />
      </div>
      <div className={s.scroll}>
        <Preview table={table} mapping={mapping} onChoose={choose} />
      </div>
      {problem ? <Alert type="warning" showIcon role="alert" title={problem} /> : null}
    </Dialog>
  )
}
