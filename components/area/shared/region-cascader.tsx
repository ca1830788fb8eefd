import { Cascader, type CascaderProps } from 'antd'
import { type RegionOption, useRegionTree } from '@/hooks/area/use-region-tree'

type RegionCascaderProps = Pick<
  CascaderProps<RegionOption>,
  'id' | 'aria-invalid' | 'aria-required' | 'aria-describedby'
> & {
  /** Codes of province, city and county (GB/T 2260); set by the form. */
  value?: string[]
  onChange?: (codes: string[]) => void
  'aria-label': string
}

/** A field of a form: province, city and county, each loaded when its parent is opened. */
export function RegionCascader({ value = [], onChange, ...rest }: RegionCascaderProps) {
  const { options, open, failure } = useRegionTree(value)
  return (
    <Cascader<RegionOption>
      {...rest}
      value={value}
      options={options}
      allowClear={false}
      placeholder="省份 / 城市 / 区县"
      notFoundContent={failure || '正在加载…'}
      loadData={(path) => void open(path.at(-1)?.value ?? '')}
      onChange={(codes) => onChange?.(codes.map(String))}
    />
  )
}
