import type { ReactNode } from 'react'
import { useState } from 'react'
import { CheckMark } from '@/components/ui/check-mark'
import { Icon } from '@/components/ui/icon'
import { MallLink } from '@/components/ui/mall-link'
import s from './filter-panel.module.css'

/** Values shown before 更多; with more values than SEARCHABLE there is a search field. */
const FOLDED = 8
const SEARCHABLE = 10
/** Labels up to this length show two in a row. */
const SHORT_LABEL = 5
/** Characters of a label that have room for certain: on a line of its own, and as one of two. */
const ROOM = { single: 8, paired: 3 }

type Value = { id: number; label: string; count: number }

type FacetValueProps = {
  value: Value
  isChosen: boolean
  href: string
  /** Characters of a label that are never cut off. */
  room: number
}

function FacetValue({ value, isChosen, href, room }: FacetValueProps) {
  const body = (
    <>
      <CheckMark isOn={isChosen} className={s.box} />
      <span className={s.name}>{value.label}</span>
      <span className={s.count}>{value.count}</span>
    </>
  )
  if (value.count === 0 && !isChosen) return <span className={`${s.value} ${s.off}`}>{body}</span>
  return (
    <MallLink
      href={href}
      isInPlace
      className={isChosen ? `${s.value} ${s.checked}` : s.value}
      title={value.label.length > room ? value.label : undefined}
      aria-current={isChosen ? 'true' : undefined}
      rel="nofollow"
    >
      {body}
    </MallLink>
  )
}

type FacetGroupProps = {
  name: string
  unit?: string
  values: Value[]
  chosen: number[]
  hrefOf: (valueId: number) => string
  children?: ReactNode
}

/** Chosen values are never collapsed. */
function visible(values: Value[], chosen: number[], isOpen: boolean, requested: string): Value[] {
  const text = requested.trim().toLowerCase()
  if (text) return values.filter(({ label }) => label.toLowerCase().includes(text))
  if (isOpen) return values
  return values.filter(({ id }, at) => at < FOLDED || chosen.includes(id))
}

/** One facet: values as links in natural order, multi-select. */
export function FacetGroup({ name, unit, values, chosen, hrefOf, children }: FacetGroupProps) {
  const [isOpen, setOpen] = useState(false)
  const [requested, setWanted] = useState('')
  if (values.length === 0) return null
  const hasFind = values.length > SEARCHABLE
  // What was typed counts for as long as the box is there: other filters may leave few values.
  const shown = visible(values, chosen, isOpen, hasFind ? requested : '')
  const isPaired = values.every(({ label }) => label.length <= SHORT_LABEL)
  const shape = [s.values, isPaired ? s.pairs : '', isOpen ? s.open : ''].join(' ')
  return (
    <section className={s.group} aria-label={name}>
      <h2 className={s.title}>
        {name}
        {unit ? <span className={s.unit}>{unit}</span> : null}
      </h2>
      {hasFind ? (
        <input
          className={s.find}
          type="search"
          aria-label={`在${name}中查找`}
          placeholder={`在 ${values.length} 项中查找`}
          value={requested}
          onChange={(event) => setWanted(event.target.value)}
        />
      ) : null}
      <ul className={shape}>
        {shown.map((value) => (
          <li key={value.id}>
            <FacetValue
              value={value}
              isChosen={chosen.includes(value.id)}
              href={hrefOf(value.id)}
              room={isPaired ? ROOM.paired : ROOM.single}
            />
          </li>
        ))}
        {shown.length === 0 ? <li className={s.none}>没有匹配的选项</li> : null}
      </ul>
      {values.length > FOLDED ? (
        <button
          type="button"
          className={s.more}
          aria-expanded={isOpen}
          onClick={() => {
            setOpen(!isOpen)
            setWanted('')
          }}
        >
          {isOpen ? '收起' : `更多 ${values.length - FOLDED}`}
          <Icon name={isOpen ? 'up' : 'down'} size={12} />
        </button>
      ) : null}
      {children}
    </section>
  )
}
