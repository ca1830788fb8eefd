const CHARACTERS_MAX = 20

/**
 * What advertisers and swindlers write into public search boxes, beside contacts: no such word is ever
 * shown to others, whatever finds goods.
 */
const STOPPED =
  /微信|加[vV薇]|[vV]信|薇信|威信|扣扣|[qQ]{2}群|加群|红包|返利|返现|刷单|兼职|代开|发票代|贷款|网贷|赌|博彩|彩票|色情|裸|约炮|枪支|弹药|毒品|办证|假证|法轮|https?:|www\.|\.(?:com|cn|net|top|xyz)|@/i
/** A phone or account number; item numbers have letters or points between their digits. */
const NUMBER = /\d{7,}/

/** A searched term as it is counted: one spelling of widths and spaces. */
export const hotWordOf = (term: string): string =>
  term.normalize('NFKC').replace(/\s+/g, ' ').trim()

/** Whether a term may be shown to everybody. */
export function isFitForAll(term: string): boolean {
  const isShort = [...term].length <= CHARACTERS_MAX
  return isShort && !STOPPED.test(term.replaceAll(' ', '')) && !NUMBER.test(term)
}
