/** Texts fixed by the specification (sections 5 and 8); shared by code and tests. */
export const TEXT = {
  emptySearch: '请输入您要搜索的商品~',
  apiNotFound: 'API Not Found',
  serverError: '抱歉，服务器遇到问题，请稍后再试',
  timeout: '请求超时，请稍后重试',
  crashTitle: '抱歉，当前页面无法正常显示！',
  crashAdvice: '请重新加载页面；如果仍不能显示，请返回首页再试。',
  network: '网络连接失败，请检查网络后重试',
  unavailable: '服务暂时不可用，请稍后再试',
  /** Of a call that the API host lacks. */
  notConnected: '该服务尚未接入',
  tooMany: '操作太频繁，请稍后再试',
} as const
