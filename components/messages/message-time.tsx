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

type MessageTimeProps = { value: number }

/** When a message was sent. */
export function MessageTime({ value }: MessageTimeProps) {
  return <time dateTime={new Date(value).toISOString()}>{FORMAT.format(value)}</time>
}
