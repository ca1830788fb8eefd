const SMS_KINDS = ['register', 'login', 'reset', 'oldPhone', 'newPhone', 'closeAccount'].concat([
  'merchant',
  'merchantStatus',
  'registered',
  'merchantNews',
])

/** What a mall in production must be told; its SMS go nowhere. */
export const PRODUCTION = {
  MALL_MODE: 'production',
  TRUSTED_PROXY: '0',
  PUBLIC_URL: 'https://mall.example.cn',
  SMS_PROVIDER: 'aliyun',
  SMS_KEY_ID: 'id',
  SMS_KEY_SECRET: 'a-secret-of-the-provider',
  SMS_SIGN_NAME: '示例',
  SMS_TEMPLATES: SMS_KINDS.map((kind) => `${kind}=SMS_1`).join(),
}
