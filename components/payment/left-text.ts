const MINUTE_S = 60
const HOUR_S = 60 * MINUTE_S

/** Time left to pay: `23 小时 59 分`, in the last hour `29:05`. */
export function leftText(seconds: number): string {
  const minutes = Math.floor((seconds % HOUR_S) / MINUTE_S)
  if (seconds >= HOUR_S) return `${Math.floor(seconds / HOUR_S)} 小时 ${minutes} 分`
  return `${minutes}:${String(seconds % MINUTE_S).padStart(2, '0')}`
}
