const DAY = new Intl.DateTimeFormat('zh-CN', { dateStyle: 'short', timeZone: 'Asia/Shanghai' })

/** Date in China of a timestamp (epoch ms): 2026/11/21. */
export function dayText(timestamp: number): string {
  return DAY.format(timestamp)
}
