import s from './shop-scores.module.css'

const LABELS = ['描述相符', '服务态度', '物流服务']

type ShopScoresProps = {
  /** Scores in the order of the labels, times ten; empty for a shop that nobody has rated. */
  scores: number[]
}

/** Buyer ratings of a shop. */
export function ShopScores({ scores }: ShopScoresProps) {
  if (scores.length === 0) return <p>暂无评分</p>
  return (
    <dl className={s.root}>
      {LABELS.map((label, at) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{((scores[at] ?? 0) / 10).toFixed(1)}</dd>
        </div>
      ))}
    </dl>
  )
}
