import type { ParsedAddress } from '@/contract/account/delivery-address-calls'
import { matchRegion, type Region } from './match-region'

/** What stands before a value in forms and messages, longest first. */
const PERSON = '(?:收货|收件|联系)人(?:姓名)?|姓名|收'
const OTHER =
  '(?:收货人|收件人|联系人)?(?:联系)?(?:电话|手机)(?:号码|号)?|联系方式|tel|phone|所在(?:地区|区域)|省市区|地区|详细地址|(?:收货|收件人|收件)?地址|(?:收货|收件)信息|寄到|请寄到?|公司(?:名称)?'
/** `收件人：王建国`, `【收货人】马云飞`, `联系人李四`, with a title behind the name. */
const LABELLED_PERSON = new RegExp(
  `(?<![\\p{Script=Han}])[[【(]?(?:(?:${PERSON})[\\]】)]?\\s*[:：\\]】]\\s*|(?:收货|收件|联系)人(?:姓名)?\\s*)` +
    '([^\\s,，;；。|/[【\\d]{1,20}(?:\\s+(?:先生|女士|小姐))?)',
  'u',
)
const LABEL = new RegExp(
  `(?<![\\p{Script=Han}a-z])[[【]?(?:${PERSON}|${OTHER})[\\]】]?(?:\\s*[:：]|(?=[\\s\\d+]|[\\]】])|(?<=[\\]】]))`,
  'giu',
)
const POSTCODE = /(?:邮政编码|邮编)\s*[:：]?\s*\d{6}|(?<![\d\p{L}-])\d{6}(?![\d\p{L}-])/gu
const LIST_NUMBER = /(?:^|[\s,，;；])\d{1,2}[、.](?=\p{Script=Han})/gu
const EMPTY_BRACKETS = /\(\s*收?\s*\)|[[\]【】]/g
const MOBILE = /(?<!\d)(?:(?:\+|00)?86[- ]?)?(1[3-9]\d)[- ]?(\d{4})[- ]?(\d{4})(?!\d)/
const LANDLINE = /(?<!\d)\(?(0\d{2,3})(\)|[- ])?(\d{7,8})(?:(?:-|转)(\d{1,6}))?(?!\d)/
const BREAK = /[\s,，;；、。:|/]+/
/** A person's name rather than a place: two to four characters, or letters; a note in brackets. */
const NAME =
  /^(?:\p{Script=Han}{2,4}|\p{Script=Han}{1,3}(?:先生|女士|小姐|经理|工|师傅)|[a-z][a-z .]{1,28})(?:\([^()]{1,10}\))?$/iu
const PLACE_END = /[号室楼层栋幢座路街道巷弄村镇乡区园厂厦城院库门东南西北旁]$/u
const COMPANY = /(?:公司|集团|厂|商行|经营部|工作室|中国)$/u

type Phone = { phone: string; rest: string }

function takePhone(text: string): Phone {
  const mobile = MOBILE.exec(text)
  if (mobile) {
    return { phone: mobile.slice(1).join(''), rest: text.replace(mobile[0], ' ') }
  }
  const landline = LANDLINE.exec(text)
  if (!landline) return { phone: '', rest: text }
  const [whole, area = '', gap = '', number = '', extension = ''] = landline
  // Written in one, the digits do not say where the area code ends.
  const plain = gap === '' ? area + number : `${area}-${number}`
  return {
    phone: extension ? `${plain}-${extension}` : plain,
    rest: text.replace(whole, ' '),
  }
}

const LATIN = /^[a-z]{2,}(?: [a-z]{2,})*$/i

/** Words of a text; the words of a foreign name stay together. */
function wordsOf(text: string): string[] {
  const words: string[] = []
  for (const word of text.split(BREAK).filter(Boolean)) {
    const last = words.at(-1) ?? ''
    if (LATIN.test(word) && LATIN.test(last)) words[words.length - 1] = `${last} ${word}`
    else words.push(word)
  }
  return words
}

const withoutReceiver = (word: string) => word.replace(/^(.{2,})收$/u, '$1')

const isName = (word: string) =>
  NAME.test(withoutReceiver(word)) && !PLACE_END.test(word) && !COMPANY.test(word)

/**
 * The contact stands in front of the region or behind the street; what else stands in front belongs
 * to the street.
 */
function splitName(before: string[], after: string[]): { contact: string; street: string[] } {
  const ahead = before.findLast(isName)
  if (ahead !== undefined) {
    return { contact: ahead, street: [...before.filter((word) => word !== ahead), ...after] }
  }
  const behind = after.length > 1 ? after.findLast(isName) : undefined
  if (behind === undefined) return { contact: '', street: [...before, ...after] }
  const at = after.lastIndexOf(behind)
  return { contact: behind, street: [...before, ...after.toSpliced(at, 1)] }
}

type Person = { contact: string; rest: string }

function takeLabelledPerson(text: string): Person {
  const labelled = LABELLED_PERSON.exec(text)
  const contact = labelled?.[1] ?? ''
  return labelled ? { contact, rest: text.replace(labelled[0], ' ') } : { contact, rest: text }
}

/**
 * Parses a pasted address: `张三 13800138000 浙江省杭州市余杭区示例路1号`, in any order, with labels
 * or without. Nothing is cut: the form says what is too long.
 */
export function readAddress(pasted: string, regions: readonly Region[]): ParsedAddress {
  const plain = pasted.normalize('NFKC').replace(LIST_NUMBER, ' ')
  const labelled = takeLabelledPerson(plain)
  const { phone, rest } = takePhone(labelled.rest.replace(LABEL, ' '))
  const text = rest.replace(POSTCODE, ' ').replace(EMPTY_BRACKETS, ' ')
  const result = matchRegion(text, regions)
  const before = wordsOf(result ? text.slice(0, result.start) : '').filter(
    (word) => word !== '中国',
  )
  const after = wordsOf(result ? text.slice(result.end).replace(/^[-\s]+/, '') : text)
  const { contact, street } = labelled.contact
    ? { contact: labelled.contact, street: [...before, ...after] }
    : splitName(before, after)
  const [province, city, county] = result?.path ?? []
  return {
    contact: withoutReceiver(contact),
    phone,
    provinceCode: province?.code ?? null,
    cityCode: city?.code ?? null,
    countyCode: county?.code ?? null,
    street: street.join(' '),
  }
}
