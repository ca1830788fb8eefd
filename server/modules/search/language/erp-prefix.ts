import { vocabulary } from '@/catalogue/port'
import { escapePattern } from '@/server/kernel/text/escape-pattern'
import { fold } from '@/server/kernel/text/fold'
import { oncePer } from '@/server/kernel/text/once-per'

/** A code of the data file as a pattern. */
function codePattern(written: string): string {
  return escapePattern(fold(written))
    .replace(/\\\{letters\\\}/g, '[a-z]{1,6}')
    .replace(/\\\{digits:(\d)\\\}/g, '\\d{$1,}')
}

type Prefixes = ReturnType<typeof vocabulary>['erpPrefixes']

const patternOf = oncePer(({ bracketed, bare }: Prefixes) => {
  const inBrackets = `[[(【]\\s*(?:${bracketed.map(codePattern).join('|')})\\s*[\\])】]\\s*`
  const alone = `(?:${bare.map(codePattern).join('|')})(?:\\s+|(?=\\p{Script=Han}))`
  return new RegExp(`^\\s*(?:${inBrackets}|${alone})(?=\\S)`, 'u')
})

/** A folded keyword without the code that an ERP system writes before the name: [MRO-104233] 螺栓. */
export function withoutErpPrefix(text: string): string {
  return text.replace(patternOf(vocabulary().erpPrefixes), '')
}
