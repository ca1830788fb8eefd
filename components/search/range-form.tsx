import Router from 'next/router'
import type { FormEvent } from 'react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { useDraftOf } from '@/components/ui/use-draft-of'
import { plainNumber } from '@/contract/product/quantity-rules'
import s from './filter-panel.module.css'
import type { Range } from './search-links'

type RangeFormProps = {
  name: string
  unit: string
  min: string
  max: string
  parse: (text: string) => number | null
  hrefOf: (range: Range) => string
}

/** From–to range with its unit; either end may stay empty. */
export function RangeForm({ name, unit, min, max, parse, hrefOf }: RangeFormProps) {
  const [low, setLow] = useDraftOf(min)
  const [high, setHigh] = useDraftOf(max)
  const [fieldError, setFieldError] = useState('')

  const read = (text: string) => parse(plainNumber(text))

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    const from = read(low)
    const to = read(high)
    const isUnread = (low.trim() && from === null) || (high.trim() && to === null)
    const isReversed = from !== null && to !== null && from > to
    const fault = isUnread ? '请输入数字' : isReversed ? '下限不能大于上限' : ''
    setFieldError(fault)
    if (!fault) void Router.push(hrefOf({ min: from, max: to }), undefined, { scroll: false })
  }

  return (
    <form onSubmit={handleSubmit}>
      <div className={s.range}>
        <input
          className={s.bound}
          inputMode="decimal"
          autoComplete="off"
          aria-label={`${name}下限`}
          aria-invalid={fieldError !== ''}
          placeholder="最小"
          value={low}
          onChange={(event) => setLow(event.target.value)}
        />
        –
        <input
          className={s.bound}
          inputMode="decimal"
          autoComplete="off"
          aria-label={`${name}上限`}
          aria-invalid={fieldError !== ''}
          placeholder="最大"
          value={high}
          onChange={(event) => setHigh(event.target.value)}
        />
        {unit}
        <Button type="submit" size="s">
          确定
        </Button>
      </div>
      {fieldError ? (
        <p className={s.fieldError} role="alert">
          {fieldError}
        </p>
      ) : null}
    </form>
  )
}
