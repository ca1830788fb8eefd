import { useId } from 'react'
import { Button } from '@/components/ui/button'
import { useRegions } from '@/hooks/use-regions'
import s from './form.module.css'

export type RegionCodes = { provinceCode: string; cityCode: string; countyCode: string }

type LevelProps = {
  name: string
  /** Undefined for provinces, null while the level above is not chosen. */
  parent: string | null | undefined
  value: string
  fault: string
  describedBy: string
  onChoose: (code: string) => void
}

function Level({ name, parent, value, fault, describedBy, onChoose }: LevelProps) {
  const { regions, isLoading, error, retry } = useRegions(parent)
  const isOpen = parent !== null
  if (error) {
    return (
      <span className={s.fault}>
        {name}未加载{' '}
        <Button look="text" size="s" onClick={retry}>
          重试
        </Button>
      </span>
    )
  }
  return (
    <select
      className={s.input}
      aria-label={name}
      aria-invalid={fault !== '' && value === ''}
      aria-describedby={fault ? describedBy : undefined}
      disabled={!isOpen || regions.length === 0}
      value={regions.some(({ sysNo }) => sysNo === value) ? value : ''}
      onChange={(event) => onChoose(event.target.value)}
    >
      <option value="">
        {isOpen && isLoading && '正在加载…'}
        {isOpen && !isLoading && regions.length === 0 && '暂不配送'}
        {(!isOpen || regions.length > 0) && `选择${name}`}
      </option>
      {regions.map(({ sysNo, title }) => (
        <option key={sysNo} value={sysNo}>
          {title}
        </option>
      ))}
    </select>
  )
}

type RegionFieldsProps = {
  codes: RegionCodes
  fault: string
  onChange: (codes: RegionCodes) => void
  /** What is in that region. */
  legend?: string
}

/** Province, city and county (GB/T 2260), each out of those below the one before. */
export function RegionFields({ codes, fault, onChange, legend = '所在地区' }: RegionFieldsProps) {
  const { provinceCode, cityCode, countyCode } = codes
  const noteId = useId()
  const shared = { fault, describedBy: noteId }
  return (
    <fieldset className={s.field}>
      <legend className={`${s.label} ${s.must}`}>{legend}</legend>
      <div className={s.three}>
        <Level
          {...shared}
          name="省份"
          parent={undefined}
          value={provinceCode}
          onChoose={(code) => onChange({ provinceCode: code, cityCode: '', countyCode: '' })}
        />
        <Level
          {...shared}
          name="城市"
          parent={provinceCode || null}
          value={cityCode}
          onChoose={(code) => onChange({ provinceCode, cityCode: code, countyCode: '' })}
        />
        <Level
          {...shared}
          name="区县"
          parent={cityCode || null}
          value={countyCode}
          onChoose={(code) => onChange({ provinceCode, cityCode, countyCode: code })}
        />
      </div>
      {fault ? (
        <p id={noteId} className={s.fault}>
          {fault}
        </p>
      ) : null}
    </fieldset>
  )
}
