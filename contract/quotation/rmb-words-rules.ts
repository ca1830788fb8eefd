const DIGITS = '零壹贰叁肆伍陆柒捌玖'
const PLACES = ['', '拾', '佰', '仟']
const GROUPS = ['', '万', '亿', '万亿']

/** Words of up to four digits; zeros between digits are read once. */
function groupWords(group: number): string {
  let words = ''
  let isSkipping = false
  for (let place = 3; place >= 0; place--) {
    const digit = Math.floor(group / 10 ** place) % 10
    if (digit === 0) {
      isSkipping = words !== ''
      continue
    }
    words += `${isSkipping ? '零' : ''}${DIGITS[digit]}${PLACES[place]}`
    isSkipping = false
  }
  return words
}

function yuanWords(yuan: number): string {
  let words = ''
  let isSkipping = false
  for (let at = GROUPS.length - 1; at >= 0; at--) {
    const group = Math.floor(yuan / 10_000 ** at) % 10_000
    if (group === 0) {
      isSkipping = words !== ''
      continue
    }
    // 零 also precedes a group that does not fill its four digits.
    const hasGap = words !== '' && (isSkipping || group < 1000)
    // Before 亿, 万亿 drops its own 亿.
    const unit = at === 3 && Math.floor(yuan / 10_000 ** 2) % 10_000 > 0 ? '万' : GROUPS[at]
    words += `${hasGap ? '零' : ''}${groupWords(group)}${unit}`
    isSkipping = false
  }
  return words
}

/** An amount in fen as in contracts and on cheques: 123456 -> 壹仟贰佰叁拾肆元伍角陆分. */
export function rmbWords(amount: number): string {
  const sign = amount < 0 ? '负' : ''
  const fen = Math.abs(amount)
  const yuan = Math.floor(fen / 100)
  const jiao = Math.floor(fen / 10) % 10
  const rest = fen % 10
  const whole = yuan > 0 ? `${yuanWords(yuan)}元` : ''
  if (jiao === 0 && rest === 0) return `${sign}${whole || '零元'}整`
  const gap = jiao === 0 && whole ? '零' : ''
  const tenth = jiao > 0 ? `${DIGITS[jiao]}角` : gap
  return `${sign}${whole}${tenth}${rest > 0 ? `${DIGITS[rest]}分` : '整'}`
}
