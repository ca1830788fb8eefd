/** Gives each request for a page an address of its own, for which nothing was rendered before. */
export function createAnewAddress(): (path: string) => string {
  let asked = 0
  return (path) => {
    asked += 1
    return `${path}${path.includes('?') ? '&' : '?'}asked=${asked}`
  }
}
