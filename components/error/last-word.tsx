import { TEXT } from '@/contract/texts'

/** What is left when even the crash page crashes: nothing that could crash again. */
export function LastWord() {
  return (
    <main>
      <h1>{TEXT.crashTitle}</h1>
      <p>{TEXT.crashAdvice}</p>
      <p>
        <a href="/">返回首页</a>{' '}
        <button type="button" onClick={() => window.location.reload()}>
          重新加载
        </button>
      </p>
    </main>
  )
}
