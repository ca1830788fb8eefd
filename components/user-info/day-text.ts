const DAY = new Intl.DateTimeFormat('zh-CN', { dateStyle: 'short', timeZone: 'Asia/Shanghai' })

/** 2026/11/21 in China, of epoch ms. */
export function dayText(moment: number): string {
  return DAY.format(moment)
}
