/** Lists of which an example shows the first entries; cutting others would tear them apart. */
const CUT = new Set(['list', 'brands', 'shops', 'categories', 'facets', 'children', 'terms'])
const SHOWN = 2
const SECRET = /^(access|refresh)Token$/

/** Ids, times and numbers that differ with each run, as fixed ones. */
const FIXED = [
  [
    /[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[\da-f]{4}-[\da-f]{12}/g,
    '0f0c7c66-3d0e-4b0e-9a55-2c1f1a0d8a11',
  ],
  [/"([A-Z])\d{18}"/g, '"$1202611240731000001"'],
  [/\b1[678]\d{11}\b(?!")/g, '1795476660000'],
  [/"[\da-f]{64}"/g, `"${'0f'.repeat(32)}"`],
  [/"1\d{10}"/g, '"13800138000"'],
  [/"user_[\da-f]{8}"/g, '"user_0f0c7c66"'],
] as const

function shortened(key: string, value: unknown): unknown {
  if (SECRET.test(key)) return 'a-token-of-the-host'
  return CUT.has(key) && Array.isArray(value) ? value.slice(0, SHOWN) : value
}

/** An answer as an example: short, and the same whenever it is made. */
export function asExample(answer: unknown): unknown {
  const rows = (value: unknown) => (Array.isArray(value) ? value.slice(0, SHOWN) : value)
  const text = JSON.stringify(answer, (key, value) =>
    key === 'output' ? rows(value) : shortened(key, value),
  )
  return JSON.parse(FIXED.reduce((all, [found, fixed]) => all.replace(found, fixed), text))
}
