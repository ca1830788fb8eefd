const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i
const GROUPS = 8
/** The part of an IPv6 address that a provider hands to one customer: four groups, 64 bits. */
const NETWORK_GROUPS = 4

const groupsIn = (text: string) => text.split(':').filter(Boolean)

/**
 * What limits count by: an IPv4 address, the /64 of an IPv6 one, whose owner has 2^64 addresses to
 * choose from. Anything else stays as it is.
 */
export function networkOf(address: string): string {
  const mapped = MAPPED.exec(address)?.[1]
  if (mapped || !address.includes(':')) return mapped ?? address
  const [head = '', tail = ''] = address.toLowerCase().split('::')
  const before = groupsIn(head)
  const after = groupsIn(tail)
  const zeros = Array.from(
    { length: Math.max(0, GROUPS - before.length - after.length) },
    () => '0',
  )
  const network = [...before, ...zeros, ...after].slice(0, NETWORK_GROUPS)
  return `${network.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`
}
