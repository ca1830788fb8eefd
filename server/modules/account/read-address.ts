import {
  CONTACT_MAX,
  type ParsedAddress,
  STREET_MAX,
} from '@/contract/account/delivery-address-calls'
import { matchRegion, type Region } from './match-region'

const LABEL =
  /(?:收货人|收件人|联系人|姓名|联系电话|联系方式|手机号码|手机号|手机|电话|所在地区|所在区域|地区|详细地址|收货地址|地址)\s*[:：]/g
const MOBILE = /(?<!\d)(?:\+?86[- ]?)?(1[3-9]\d)[- ]?(\d{4})[- ]?(\d{4})(?!\d)/
const LANDLINE = /(?<!\d)0\d{2,3}[- ]?\d{7,8}(?:-\d{1,6})?(?!\d)/
const BREAK = /[\s,，;；、|]+/
/** A person's name rather than a place: two to four characters, or letters. */
const NAME =
  /^(?:\p{Script=Han}{2,4}|\p{Script=Han}{1,3}(?:先生|女士|小姐|经理|工|师傅)|[a-z][a-z .]{1,28})$/iu
const PLACE_END = /[号室楼层栋幢座路街道巷弄村镇乡区园厂厦城院库门东南西北旁]$/u

type Phone = { phone: string; rest: string }

function takePhone(text: string): Phone {
  const mobile = MOBILE.exec(text)
  if (mobile) {
    return { phone: mobile.slice(1).join(''), rest: text.replace(mobile[0], ' ') }
  }
  const landline = LANDLINE.exec(text)
  return landline
    ? { phone: landline[0].replace(' ', '-'), rest: text.replace(landline[0], ' ') }
    : { phone: '', rest: text }
}

const words = (text: string) => text.split(BREAK).filter(Boolean)
const isName = (word: string | undefined): word is string =>
  word !== undefined && NAME.test(word) && !PLACE_END.test(word)

/** The contact's name stands before the region or after the street. */
function splitName(before: string[], after: string[]): { contact: string; street: string[] } {
  const [ahead] = before.slice(-1)
  if (ahead !== undefined) return { contact: ahead, street: [...before.slice(0, -1), ...after] }
  const last = after.at(-1)
  if (after.length > 1 && isName(last)) return { contact: last, street: after.slice(0, -1) }
  const [first] = after
  if (after.length > 1 && isName(first)) return { contact: first, street: after.slice(1) }
  return { contact: '', street: after }
}

/** Parses a pasted address: `张三 13800138000 浙江省杭州市余杭区示例路1号`, in any order. */
export function readAddress(pasted: string, regions: readonly Region[]): ParsedAddress {
  const plain = pasted.normalize('NFKC').replace(LABEL, ' ')
  const { phone, rest } = takePhone(plain)
  const result = matchRegion(rest, regions)
  const before = result ? words(rest.slice(0, result.start)) : []
  const after = words(result ? rest.slice(result.end) : rest)
  const { contact, street } = splitName(before, after)
  const [province, city, county] = result?.path ?? []
  return {
    contact: contact.slice(0, CONTACT_MAX),
    phone,
    provinceCode: province?.code ?? null,
    cityCode: city?.code ?? null,
    countyCode: county?.code ?? null,
    street: street.join(' ').slice(0, STREET_MAX),
  }
}
