/** Sums below a table; the English word only begins a row, for it is a brand as well. */
const TOTAL = /^(合计|总计|小计|共计|本页小计)([:：(（].*|[\d.,¥￥元项种行个件]*)$/
const TOTAL_FIRST = /^(total|subtotal|sum|grandtotal)([:：(（].*|[\d.,¥￥]*)$/i
/** People, dates and places around a list. */
const SIGNATURE =
  /^(制表|制单|审核|审批|批准|复核|经办|编制|申请人|申请部门|申请日期|使用部门|采购员|采购单位|需求单位|需方|供方|日期|单号|联系人|联系电话|电话|收货人|收货地址|交货日期|交货地点|公司名称|项目名称)(人|员)?\s*[:：]/
/** What a list calls itself, and the month before or after it. */
const TITLE =
  /(清单|申请单|申请表|申购单|申购表|请购单|采购单|采购表|采购计划|需求计划|需求表|计划表|明细表|汇总表|询价单|报价单|订货单|领料单|物料表|bom表?)(?=$|[\s\d(（_:：、,，.年月第-])/i
const MONTH = /\d{4}\s*[年./-]\s*\d{1,2}\s*月?/
/** 一、紧固件类 */
const SECTION = /^[（(]?[一二三四五六七八九十]{1,3}[）)、.．]\s*\D*$/

function isTotal([first = '', ...others]: readonly string[]): boolean {
  const cells = [first, ...others].map((cell) => cell.replace(/\s+/g, ''))
  return cells.some((cell) => TOTAL.test(cell)) || TOTAL_FIRST.test(cells[0] ?? '')
}

/**
 * Whether a row is no goods: a heading, a section, a sum or a signature. Goods have a quantity; a
 * heading has none, so `hasQuantity` rows are only refused for sums.
 */
export function isHeading(cells: readonly string[], hasQuantity: boolean): boolean {
  const filled = cells.map((cell) => cell.normalize('NFKC').trim()).filter(Boolean)
  const [first = ''] = filled
  if (isTotal(filled)) return true
  if (hasQuantity) return false
  // A merged heading repeats its text in every cell.
  const isAlone = filled.every((cell) => cell === first)
  if (!isAlone) return false
  const withoutMonth = first.replace(MONTH, '').trim()
  return (
    SIGNATURE.test(first) || SECTION.test(first) || TITLE.test(withoutMonth) || withoutMonth === ''
  )
}
