import { useState } from 'react'
import { moveFocus } from '@/components/ui/arrow-keys'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { Area } from '@/contract/area/area-calls'
import { NATIONWIDE } from '@/contract/constants'
import { readRecentAreas, saveRecentArea } from '@/hooks/area/recent-areas'
import { useRegions } from '@/hooks/area/use-regions'
import s from './area-selector.module.css'

const COUNTRY: Area = { sysNo: NATIONWIDE, title: '全国', hasSpu: true }

/** 广西壮族自治区 -> 广西: the list is narrow and the short names are the usual ones. */
function shortTitle(title: string): string {
  return title.replace(/(壮族|回族|维吾尔)?自治区$|特别行政区$/, '')
}

type AreaButtonProps = { area: Area; label?: string; isCurrent: boolean; onClick: () => void }

function AreaButton({ area, label, isCurrent, onClick }: AreaButtonProps) {
  return (
    <button
      type="button"
      className={s.item}
      disabled={!area.hasSpu}
      title={area.hasSpu ? area.title : `${area.title}（暂无在售商品）`}
      aria-pressed={isCurrent}
      onClick={onClick}
    >
      {label ?? shortTitle(area.title)}
    </button>
  )
}

type RegionListProps = {
  province: Area | null
  currentNo: string
  requested: string
  onOpen: (area: Area) => void
  onChoose: (area: Area, path: Area[]) => void
}

/** A city at the level of provinces: its only second level is 市辖区, which nobody delivers by. */
function isMunicipality({ title }: Area): boolean {
  return /^(北京|天津|上海|重庆)/.test(title)
}

/** 全省 or 全区, by what the division is; hosts name it whole or short. */
function wholeLabel({ title }: Area): string {
  return /区$|^(内蒙古|广西|西藏|宁夏|新疆|香港|澳门)/.test(title) ? '全区' : '全省'
}

/** Provinces, or the cities of the opened one; the first entry selects the whole province. */
function RegionList({ province, currentNo, requested, onOpen, onChoose }: RegionListProps) {
  const { regions, isLoading, error, retry } = useRegions(province?.sysNo)
  if (error) {
    return (
      <p className={s.note}>
        {error.message}{' '}
        <Button variant="text" size="s" onClick={retry}>
          重试
        </Button>
      </p>
    )
  }
  if (isLoading) return <p className={s.note}>正在加载…</p>
  const shown = regions.filter(({ title }) => title.includes(requested.trim()))
  const whole = province ?? COUNTRY
  return (
    <fieldset
      className={s.list}
      aria-label={province ? `${province.title}的城市` : '省份'}
      onKeyDown={moveFocus}
    >
      <AreaButton
        area={whole}
        label={province ? wholeLabel(province) : whole.title}
        isCurrent={currentNo === whole.sysNo}
        onClick={() => onChoose(whole, [whole])}
      />
      {shown.map((area) => (
        <AreaButton
          key={area.sysNo}
          area={area}
          isCurrent={currentNo === area.sysNo}
          onClick={() => {
            if (province) onChoose(area, [province, area])
            else if (isMunicipality(area)) onChoose(area, [area])
            else onOpen(area)
          }}
        />
      ))}
      {shown.length === 0 ? <p className={s.note}>没有匹配的区域</p> : null}
    </fieldset>
  )
}

type PanelHeadProps = {
  province: Area | null
  requested: string
  onWanted: (text: string) => void
  onBack: () => void
}

/** Current position in the two levels, and the field that filters the list below. */
function PanelHead({ province, requested, onWanted, onBack }: PanelHeadProps) {
  const label = province ? '查找城市' : '查找省份'
  return (
    <div className={s.head}>
      <span className={s.trail}>
        {province ? (
          <>
            <button type="button" className={s.back} onClick={onBack}>
              <Icon name="left" size={12} />
              全部省份
            </button>
            / {province.title}
          </>
        ) : (
          '选择省份'
        )}
      </span>
      <input
        className={s.find}
        type="search"
        aria-label={label}
        placeholder={label}
        value={requested}
        onChange={(event) => onWanted(event.target.value)}
      />
    </div>
  )
}

type RecentProps = { currentNo: string; onChoose: (area: Area, path: Area[]) => void }

function Recent({ currentNo, onChoose }: RecentProps) {
  const [recent] = useState(readRecentAreas)
  if (recent.length === 0) return null
  return (
    <>
      <p className={s.label}>最近使用</p>
      <fieldset className={s.list} aria-label="最近使用" onKeyDown={moveFocus}>
        {recent.map((path) =>
          path
            .slice(-1)
            .map((area) => (
              <AreaButton
                key={area.sysNo}
                area={area}
                isCurrent={currentNo === area.sysNo}
                onClick={() => onChoose(area, path)}
              />
            )),
        )}
      </fieldset>
      <p className={s.label}>省份</p>
    </>
  )
}

type AreaPanelProps = RecentProps

/** Recent areas, a search field, provinces and their cities. */
export function AreaPanel({ currentNo, onChoose }: AreaPanelProps) {
  const [province, setProvince] = useState<Area | null>(null)
  const [requested, setWanted] = useState('')

  function handleChoose(area: Area, path: Area[]) {
    saveRecentArea(path)
    onChoose(area, path)
  }

  function open(area: Area | null) {
    setWanted('')
    setProvince(area)
  }

  return (
    <div className={s.panel} role="dialog" aria-label="选择销售区域">
      <PanelHead
        province={province}
        requested={requested}
        onWanted={setWanted}
        onBack={() => open(null)}
      />
      <div className={s.lists}>
        {province ? null : <Recent currentNo={currentNo} onChoose={handleChoose} />}
        <RegionList
          province={province}
          currentNo={currentNo}
          requested={requested}
          onOpen={open}
          onChoose={handleChoose}
        />
      </div>
    </div>
  )
}
