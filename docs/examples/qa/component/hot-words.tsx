import { useEffect, useState } from 'react'
import { getHotSearch } from '../../../../contract/catalog/home-calls'
import type { Output } from '../../../../contract/endpoint'

type Words = Output<typeof getHotSearch>

async function askHotWords(): Promise<Words> {
  const answer = await fetch(getHotSearch.path, { headers: { 'X-Site-Id': 'mall' } })
  if (!answer.ok) throw new Error(`getHotSearch: ${answer.status}`)
  return getHotSearch.output.parse((await answer.json()).data)
}

/** What others search for: a part of one's own, on the mall's API. */
export function HotWords() {
  const [words, setWords] = useState<Words | null>([])
  useEffect(() => {
    askHotWords().then(setWords, () => setWords(null))
  }, [])
  if (!words) return <p role="alert">热门搜索暂时无法显示</p>
  return (
    <ul aria-label="热门搜索">
      {words.map(({ id, hotWord }) => (
        <li key={id}>{hotWord}</li>
      ))}
    </ul>
  )
}
