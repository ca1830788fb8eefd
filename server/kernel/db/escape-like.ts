/** Text in a LIKE pattern that stands for itself: % and _ match only themselves. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}
