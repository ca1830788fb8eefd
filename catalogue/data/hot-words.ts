export type HotWord = { term: string; count: number }

const TERMS = [
  '外六角螺栓',
  '防割手套',
  '6204-2RS',
  '内六角螺丝',
  '切割片',
  '安全帽',
  'O形圈',
  'KN95口罩',
  '球阀',
  'BV线',
  '麻花钻',
  '扎带',
]

/** Initial popular searches of a mall without visitors, the most popular first. */
export const hotWords: HotWord[] = TERMS.map((term, index) => ({
  term,
  count: 960 - index * 61,
}))
