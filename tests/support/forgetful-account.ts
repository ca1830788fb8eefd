/** An account of the test catalogue whose password tests change: nobody else signs in with it. */
export const FORGETFUL = {
  username: 'forgetful',
  password: 'Forgetful#2026',
  phone: '19900000003',
  companyName: '示例健忘制造有限公司',
}
