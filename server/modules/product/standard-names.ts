import { standardKey } from '@/server/kernel/text/fold'
import { equivalentsOf, unequalSizes } from '@/server/modules/catalog/standards'

/** The attribute that repeats the standards of a product. */
export const STANDARD_ATTRIBUTE = '执行标准'

type Standard = { name: string; same: string[] }

/**
 * `iso4014` as written, ISO 4014, with the sizes that are not the same. Null for national numbers,
 * whose /T is lost.
 */
function foreignName(key: string): string | null {
  const match = /^(iso|din|iec)([\d.]+)$/.exec(key)
  const unequal = unequalSizes(key)
  return match ? `${match[1]?.toUpperCase()} ${match[2]}${unequal ? `（${unequal}）` : ''}` : null
}

/** The standards of a product, each with its foreign equivalents. */
export function withEqualStandards(names: readonly string[]): Standard[] {
  const told = new Set<string>()
  return names.flatMap((name) => {
    const key = standardKey(name)
    if (key && told.has(key)) return []
    const keys = key ? equivalentsOf(key) : []
    for (const one of keys) told.add(one)
    const same = keys.flatMap((one) => (one === key ? [] : (foreignName(one) ?? [])))
    return [{ name, same }]
  })
}
