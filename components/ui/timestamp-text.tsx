import { chinaMinute } from '@/contract/china-clock'

type TimestampTextProps = { value: number }

/** A timestamp to the minute in China, `2026-11-24 07:31`, whatever the buyer's time zone. */
export function TimestampText({ value }: TimestampTextProps) {
  return <time dateTime={new Date(value).toISOString()}>{chinaMinute(value)}</time>
}
