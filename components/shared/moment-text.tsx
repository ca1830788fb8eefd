/** The mall runs on Beijing time wherever the buyer is. */
const FORMAT = new Intl.DateTimeFormat('zh-CN', {
  timeZone: 'Asia/Shanghai',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

type MomentTextProps = { value: number }

/** A moment to the minute, as clocks in China show it. */
export function MomentText({ value }: MomentTextProps) {
  return <time dateTime={new Date(value).toISOString()}>{FORMAT.format(value)}</time>
}
