import { TEXT } from '@/contract/texts'

/** Last-resort fallback when the crash page itself crashes: plain markup that cannot crash. */
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
