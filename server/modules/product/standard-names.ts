import { standardKey } from '@/server/catalog/search/fold'
import { equivalentsOf } from '@/server/catalog/search/standards'

/** The attribute that says again what the standards of a product say. */
export const STANDARD_ATTRIBUTE = '执行标准'

type Standard = { name: string; same: string[] }

/** `iso4014` as it is written: ISO 4014. A national number would lack its /T. */
function foreignName(key: string): string | null {
  const match = /^(iso|din|iec)([\d.]+)$/.exec(key)
  return match ? `${match[1]?.toUpperCase()} ${match[2]}` : null
}

/** The standards of a product, each with the foreign ones that say the same. */
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
