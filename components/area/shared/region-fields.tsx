import { useId } from 'react'
import { Button } from '@/components/ui/button'
import s from '@/components/ui/form.module.css'
import { useRegions } from '@/hooks/area/use-regions'

export type RegionCodes = { provinceCode: string; cityCode: string; countyCode: string }

type LevelProps = {
  name: string
  /** Undefined for provinces, null while the parent level is not chosen. */
  parent: string | null | undefined
  value: string
  fieldError: string
  describedBy: string
  onChoose: (code: string) => void
}

function Level({ name, parent, value, fieldError, describedBy, onChoose }: LevelProps) {
  const { regions, isLoading, error, retry } = useRegions(parent)
  const isOpen = parent !== null
  if (error) {
    return (
      <span className={s.fieldError}>
        {name}未加载{' '}
        <Button variant="text" size="s" onClick={retry}>
          重试
        </Button>
      </span>
    )
  }
  return (
    <select
      className={s.input}
      aria-label={name}
      aria-invalid={fieldError !== '' && value === ''}
      aria-describedby={fieldError ? describedBy : undefined}
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
  fieldError: string
  onChange: (codes: RegionCodes) => void
  /** Name of the children of that region. */
  legend?: string
}

/** Province, city and county selects (GB/T 2260), each limited to its parent. */
export function RegionFields({
  codes,
  fieldError,
  onChange,
  legend = '所在地区',
}: RegionFieldsProps) {
  const { provinceCode, cityCode, countyCode } = codes
  const noteId = useId()
  const shared = { fieldError, describedBy: noteId }
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
      {fieldError ? (
        <p id={noteId} className={s.fieldError}>
          {fieldError}
        </p>
      ) : null}
    </fieldset>
  )
}
