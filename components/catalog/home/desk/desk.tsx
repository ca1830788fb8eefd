import s from './desk.module.css'
import { Frequent } from './frequent'
import { PasteBox } from './paste-box'
import { Waiting } from './waiting'

/** First part of a buyer's home page: paste a list, order again, see what waits. */
export function Desk() {
  return (
    <div className={s.root}>
      <PasteBox />
      <Frequent />
      <Waiting />
    </div>
  )
}
