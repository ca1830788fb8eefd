/** An account of the test catalogue whose password tests change: nobody else signs in with it. */
export const FORGETFUL = {
  username: 'forgetful',
  password: 'Forgetful#2026',
  phone: '19900000003',
  companyName: '示例健忘制造有限公司',
}

/** An account whose cart and quotations no other test touches. */
export const QUOTING = {
  username: 'quoting',
  password: 'Quoting#2026',
  phone: '19900000004',
  companyName: '示例报价制造有限公司',
}

/** An account a test closes. */
export const LEAVING = {
  username: 'leaving',
  password: 'Leaving#2026',
  phone: '19900000005',
  companyName: '示例注销制造有限公司',
}

/** An account in whose cart prices rise. */
export const WATCHFUL = {
  username: 'watchful',
  password: 'Watchful#2026',
  phone: '19900000006',
  companyName: '示例核价制造有限公司',
}

/** An account that orders its cart, which would take what other tests have put into theirs. */
export const ORDERING = {
  username: 'ordering',
  password: 'Ordering#2026',
  phone: '19900000007',
  companyName: '示例下单制造有限公司',
}

/** An account whose cart two tabs show. */
export const TABBED = {
  username: 'tabbed',
  password: 'Tabbed#2026',
  phone: '19900000008',
  companyName: '示例双屏制造有限公司',
}

/** An account that orders without a pointer. */
export const KEYBOARD = {
  username: 'keyboard',
  password: 'Keyboard#2026',
  phone: '19900000009',
  companyName: '示例键盘制造有限公司',
}

/** An account with lists long enough to lose one's place in. */
export const RETURNING = {
  username: 'returning',
  password: 'Returning#2026',
  phone: '19900000010',
  companyName: '示例往返制造有限公司',
}

export const EXTRA_ACCOUNTS = [
  FORGETFUL,
  QUOTING,
  LEAVING,
  WATCHFUL,
  ORDERING,
  TABBED,
  KEYBOARD,
  RETURNING,
]
