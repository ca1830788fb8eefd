/** The mall shows Beijing time, whatever the buyer's time zone. */
const FORMAT = new Intl.DateTimeFormat('zh-CN', {
  timeZone: 'Asia/Shanghai',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

type TimestampTextProps = { value: number }

/** A timestamp to the minute, in the Chinese date format. */
export function TimestampText({ value }: TimestampTextProps) {
  return <time dateTime={new Date(value).toISOString()}>{FORMAT.format(value)}</time>
}
