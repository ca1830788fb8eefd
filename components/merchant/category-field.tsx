import { useId } from 'react'
import { Button } from '@/components/ui/button'
import f from '@/components/ui/form.module.css'
import { JOIN_CATEGORIES_MAX } from '@/contract/merchant/merchant-form-calls'
import { useCategories } from '@/hooks/catalog/use-categories'
import s from './join.module.css'

type CategoryFieldProps = {
  ids: readonly number[]
  fieldError: string
  onChange: (ids: number[]) => void
}

/** Main categories of a merchant: a few of the two upper levels. */
export function CategoryField({ ids, fieldError, onChange }: CategoryFieldProps) {
  const { categories } = useCategories(2)
  const id = useId()
  const named = categories.flatMap((top) => [top, ...top.children])
  const nameOf = (one: number) => named.find((known) => known.id === one)?.name ?? `类目 ${one}`
  const isFull = ids.length >= JOIN_CATEGORIES_MAX
  return (
    <div className={f.field}>
      <label className={`${f.label} ${f.must}`} htmlFor={id}>
        主营类目
      </label>
      <ul className={s.chips}>
        {ids.map((one) => (
          <li key={one}>
            {nameOf(one)}
            <Button
              variant="text"
              size="s"
              aria-label={`去掉 ${nameOf(one)}`}
              onClick={() => onChange(ids.filter((saved) => saved !== one))}
            >
              ×
            </Button>
          </li>
        ))}
      </ul>
      <select
        id={id}
        name="categoryIds"
        className={f.input}
        value=""
        disabled={isFull || categories.length === 0}
        aria-required
        aria-invalid={fieldError !== ''}
        aria-describedby={`${id}-note`}
        onChange={(event) => onChange([...new Set([...ids, Number(event.target.value)])])}
      >
        <option value="">{isFull ? '已选满' : '添加类目'}</option>
        {categories.map((top) => (
          <optgroup key={top.id} label={top.name}>
            <option value={top.id}>{top.name}（全部）</option>
            {top.children.map((group) => (
              <option key={group.id} value={group.id}>
                {group.name}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      <p id={`${id}-note`} className={fieldError ? f.fieldError : f.hint}>
        {fieldError || `最多 ${JOIN_CATEGORIES_MAX} 个，已选 ${ids.length} 个`}
      </p>
    </div>
  )
}
