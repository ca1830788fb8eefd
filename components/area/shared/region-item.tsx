import { Button, Cascader, Form } from 'antd'
import type { ReactNode } from 'react'
import { fieldRules } from '@/components/ui/field-rules'
import { regionPath } from '@/contract/area/region-path-calls'
import { useRegionTree } from '@/hooks/area/use-region-tree'

const FIELDS = { label: 'title', value: 'code', children: 'children' } as const

type RegionItemProps = {
  /** Field of the form: the codes from province to county. */
  name: string
  label?: string
  extra?: ReactNode
}

/** A region down to its county, picked level by level or found by typing its name. */
export function RegionItem({ name, label = '所在地区', extra }: RegionItemProps) {
  const { provinces, isLoading, error, retry } = useRegionTree()
  const failed = (
    <span role="alert">
      地区没有加载成功
      <Button type="link" size="small" onClick={retry}>
        重试
      </Button>
    </span>
  )
  return (
    <Form.Item
      name={name}
      label={label}
      required
      rules={fieldRules(regionPath, (typed) => typed ?? [])}
      extra={error ? failed : extra}
    >
      <Cascader
        options={provinces}
        fieldNames={FIELDS}
        loading={isLoading}
        allowClear={false}
        placeholder={isLoading ? '正在加载…' : '省份 / 城市 / 区县，可输入名称查找'}
        showSearch
      />
    </Form.Item>
  )
}
