/** One character, or one and 子, which adds nothing: 绳, 绳子. */
const SHORT_NAME = /^(\p{Script=Han})子?$/u

/** The character that is all of a query; undefined for a longer one. */
export const shortName = (keyword: string): string | undefined => SHORT_NAME.exec(keyword)?.[1]
