import { Form, Input, Select } from 'antd'
import type { ReactElement, ReactNode } from 'react'
import type * as z from 'zod/mini'
import { RegionCascader } from '@/components/area/shared/region-cascader'
import { fieldRules } from '@/components/ui/field-rules'
import { regionPath } from '@/contract/area/region-path-calls'
import type { DraftFile } from '@/contract/merchant/merchant-draft-calls'
import { FileInput } from './file-input'
import s from './join.module.css'

/** Where a value stands in the draft. */
export type Path = (string | number)[]

export type JoinField = {
  name: string
  label: string
  schema: z.ZodMiniType
  /** A text input without it. */
  input?: ReactElement
  hint?: string
  isOptional?: true
}

const options = (titles: readonly string[]) => titles.map((value) => ({ value, label: value }))

/** A choice among a few. */
export const choiceOf = (titles: readonly string[]) => (
  <Select options={options(titles)} placeholder="请选择" />
)

type JoinItemsProps = {
  part: string
  fields: readonly JoinField[]
  /** Further fields, of other kinds. */
  children: ReactNode
}

/** Fields of one part of the draft, two in a row. */
export function JoinItems({ part, fields, children }: JoinItemsProps) {
  return (
    <div className={s.pair}>
      {fields.map(({ name, label, schema, input, hint, isOptional }) => (
        <Form.Item
          key={name}
          name={[part, name]}
          label={label}
          required={!isOptional}
          rules={fieldRules(schema)}
          extra={hint}
        >
          {input ?? <Input />}
        </Form.Item>
      ))}
      {children}
    </div>
  )
}

type ItemProps = { name: Path; label: string }

/** Province, city and county. */
export function RegionItem({ name, label }: ItemProps) {
  return (
    <Form.Item
      name={name}
      label={label}
      required
      rules={fieldRules(regionPath, (codes) => codes ?? [])}
    >
      <RegionCascader aria-label={label} />
    </Form.Item>
  )
}

const fileIdOf = (file: unknown) => (file as DraftFile | null)?.fileId ?? ''

/** A file of the application. */
export function FileItem({ name, label, schema }: ItemProps & { schema: z.ZodMiniType }) {
  return (
    <Form.Item
      name={name}
      label={label}
      required
      rules={fieldRules(schema, fileIdOf)}
      extra="jpg、png 或 pdf，不超过 5 MB"
    >
      <FileInput label={label} />
    </Form.Item>
  )
}
