import { Button, Cascader, type CascaderProps } from 'antd'
import { useRegionTree } from '@/hooks/area/use-region-tree'
import s from './region-cascader.module.css'

type Region = { code: string; title: string; children?: Region[] }

type RegionCascaderProps = Pick<
  CascaderProps<Region>,
  'id' | 'aria-invalid' | 'aria-required' | 'aria-describedby'
> & {
  /** Codes of province, city and county (GB/T 2260); set by the form. */
  value?: string[]
  onChange?: (codes: string[]) => void
  'aria-label': string
}

const FIELDS = { label: 'title', value: 'code', children: 'children' } as const

/** A field of a form: province, city and county, level by level or found by typing a name. */
export function RegionCascader({ value = [], onChange, ...rest }: RegionCascaderProps) {
  const { provinces, isLoading, error, retry } = useRegionTree()
  return (
    <>
      <Cascader<Region>
        {...rest}
        value={value}
        options={provinces}
        fieldNames={FIELDS}
        loading={isLoading}
        allowClear={false}
        placeholder={isLoading ? '正在加载…' : '省份 / 城市 / 区县，可输入名称查找'}
        showSearch
        onChange={(codes) => onChange?.(codes.map(String))}
      />
      {error ? (
        <span role="alert" className={s.failure}>
          地区没有加载成功
          <Button type="link" size="small" onClick={retry}>
            重试
          </Button>
        </span>
      ) : null}
    </>
  )
}
