import { type NewEntry, plainEntry } from './chat-repository'

const END = String.raw`[\s!！。.~～,，?？]*$`
const GREETING = new RegExp(
  `^((您好|你好|哈喽|嗨|hi|hello|早上好|上午好|中午好|下午好|晚上好|在吗|在不在|有人吗|客服)[\\s,，!！]*)+(呀|啊)?${END}`,
  'iu',
)
const THANKS = new RegExp(
  `^((好的?|谢谢(您|你|了)?|多谢|感谢|ok|明白了?|知道了|收到|没事了?|不用了|再见|拜拜)[\\s,，!！]*)+${END}`,
  'iu',
)

const WELCOME =
  '您好！请直接写要找的商品或型号（如 M8×30 不锈钢外六角），或者要问的事：订单、配送、发票、售后。需要工作人员回复请写“转人工”。'
const BYE = '不客气，有需要随时在这里留言。'

/** An answer to a greeting or to thanks, which nobody has to read; null for anything else. */
export function smallTalk(text: string): NewEntry | null {
  const said = text.trim()
  if (GREETING.test(said)) return plainEntry('help', WELCOME)
  return THANKS.test(said) ? plainEntry('help', BYE) : null
}

const PERSON =
  /转(接)?人工|人工(客服|服务|回复|台)|^\s*人工[\s!！。?？]*$|真人(客服|回复)|[找转接叫]客服|联系客服/

/** Whether a person is asked for: 转人工, but not a sign of 有人工作. */
export const asksForPerson = (text: string): boolean => PERSON.test(text)
