import { provinceCodes } from '@/catalogue/data/regions'
import type { LeafCategory } from '@/catalogue/data/tree'
import { pickOf, type Random } from './random'

const NATIONWIDE = ['0000']
const OFFSHORE = new Set(['71', '81', '82'])
/** Xinjiang, Tibet, Qinghai, Inner Mongolia: no hazardous goods by road. */
const REMOTE = new Set(['65', '54', '63', '15'])
const HAZARDOUS = new Set(['润滑', '胶粘剂', '清洗防锈'])
const LOCAL_SHARE = 0.15

const mainland = provinceCodes.filter((code) => !OFFSHORE.has(code))
const reachable = mainland.filter((code) => !REMOTE.has(code))
const ZONES = [
  reachable,
  ['31', '32', '33', '34', '35', '36', '37'],
  ['44', '45', '46', '43', '42', '35'],
  ['11', '12', '13', '14', '37', '41', '21', '22', '23'],
  ['50', '51', '52', '53', '61', '42'],
] as const

/** Where a product is sold: mostly everywhere, hazardous goods never in the remote provinces. */
export function saleAreasOf(random: Random, category: LeafCategory): string[] {
  const local = random() < LOCAL_SHARE
  if (local) return [...pickOf(random, ZONES)]
  return HAZARDOUS.has(category.l2.name) ? reachable : NATIONWIDE
}
