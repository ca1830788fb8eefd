import { useCallback, useEffect, useState } from 'react'
import { type Area, getSysRegion } from '@/contract/area/area-calls'
import { attempt } from '@/hooks/call/attempt'
import { useMall } from '@/hooks/mall-context'

/** Levels of a delivery address: province, city, county. */
const LEVELS = 3

export type RegionOption = {
  value: string
  label: string
  isLeaf: boolean
  children?: RegionOption[]
}

/** Regions by the code of their parent, '' for the country; only what was opened. */
type Regions = ReadonlyMap<string, readonly Area[]>

function optionsOf(regions: Regions, parent: string, level: number): RegionOption[] | undefined {
  return regions.get(parent)?.map(({ sysNo, title }) => {
    const children = optionsOf(regions, sysNo, level + 1)
    return {
      value: sysNo,
      label: title,
      isLeaf: level === LEVELS,
      ...(children && { children }),
    }
  })
}

/** The regions opened so far: the provinces, and what leads to the chosen codes. */
export function useRegionTree(codes: readonly string[]) {
  const { http } = useMall()
  const [regions, setRegions] = useState<Regions>(new Map())
  const [failure, setFailure] = useState('')

  const open = useCallback(
    async (parent: string) => {
      setFailure('')
      const { answer, error } = await attempt(() =>
        http.call(getSysRegion, parent ? { parent } : {}),
      )
      if (error) setFailure(error.message)
      else setRegions((before) => new Map(before).set(parent, answer))
    },
    [http],
  )

  const chosen = codes.join()
  useEffect(() => {
    const parents = chosen ? chosen.split(',').slice(0, LEVELS - 1) : []
    for (const parent of ['', ...parents]) void open(parent)
  }, [chosen, open])

  return { options: optionsOf(regions, '', 1) ?? [], open, failure }
}
