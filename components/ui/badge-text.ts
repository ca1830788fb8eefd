const BADGE_MAX = 99

/** Text of a count badge: 99+ above 99. */
export function badgeText(count: number): string {
  return count > BADGE_MAX ? `${BADGE_MAX}+` : String(count)
}
