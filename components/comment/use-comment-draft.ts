import { useState } from 'react'
import { COMMENT_MIN, type COMMENT_TAGS } from '@/contract/comment/comment-posting-calls'

type Tag = (typeof COMMENT_TAGS)[number]
type Draft = {
  score: number
  shopScore: number
  logisticsScore: number
  content: string
  tags: Tag[]
  isAnonymous: boolean
}

const NEW: Draft = {
  score: 5,
  shopScore: 5,
  logisticsScore: 5,
  content: '',
  tags: [],
  isAnonymous: false,
}

/** Draft of a comment. */
export function useCommentDraft() {
  const [draft, setDraft] = useState(NEW)
  const set = (part: Partial<Draft>) => setDraft((all) => ({ ...all, ...part }))
  const toggleTag = (tag: Tag) =>
    setDraft((all) => ({
      ...all,
      tags: all.tags.includes(tag) ? all.tags.filter((one) => one !== tag) : [...all.tags, tag],
    }))
  const fieldErrorOf = () =>
    draft.content.trim().length < COMMENT_MIN ? `请至少写 ${COMMENT_MIN} 个字` : ''
  return { draft, set, toggleTag, fieldErrorOf }
}
