import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { creditCheck } from '@/contract/account/credit-code-rules'
import { chooseOption, chooseRegion } from '../../support/antd-widgets'
import { dismissPrompt, expect, expectAccessible, test } from '../../support/e2e'
import { playShop } from '../../support/play-shop'

/** A whole application takes its time: captchas, a code, five files. */
test.setTimeout(120_000)

const digits = (count: number) =>
  String(Math.floor(Math.random() * 10 ** count)).padStart(count, '0')
const FIRST_17 = `91000000${digits(9)}`
const CREDIT_CODE = FIRST_17 + creditCheck(FIRST_17)
const SHANGHAI = ['上海市', '市辖区', '黄浦区']
const PHONE = `199${digits(8)}`

async function upload(page: Page, label: string, name: string) {
  const create = { width: 800, height: 600, channels: 3 as const, background: '#2c629a' }
  const buffer = await sharp({ create }).jpeg().toBuffer()
  await page
    .getByLabel(label, { exact: true })
    .setInputFiles({ name: `${name}.jpg`, mimeType: 'image/jpeg', buffer })
  await expect(page.getByRole('link', { name: `${name}.webp` })).toBeVisible()
}

/** Orders a code and reads it where a demo shows what it would have sent. */
async function fillCode(page: Page) {
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect(page.getByText('已发送')).toBeVisible()
  const outbox = await page.context().newPage()
  await outbox.goto('/sms-outbox')
  const text = await outbox
    .getByText(/验证码 \d{6}/)
    .first()
    .textContent()
  await outbox.close()
  await page.getByLabel('短信验证码').fill(/\d{6}/.exec(text ?? '')?.[0] ?? '')
}

async function fillCompany(page: Page) {
  await page.getByLabel('企业名称').fill('示例五金有限公司')
  await page.getByLabel('统一社会信用代码').fill(CREDIT_CODE)
  await chooseOption(page, '企业类型', '经销商')
  await page.getByLabel('法定代表人').fill('张三')
  await page.getByLabel('注册资本（万元）').fill('500')
  await page.getByLabel('成立日期').fill('2015-06-01')
  await page.keyboard.press('Enter')
  await chooseRegion(page, '注册地址', SHANGHAI)
  await page.getByLabel('详细地址').fill('示例路 1 号')
  await page.getByLabel('经营范围').fill('五金、紧固件批发')
  await upload(page, '营业执照', '执照')
  await page.getByLabel('小规模纳税人').check()
}

async function fillBusiness(page: Page) {
  await chooseOption(page, '主营类目', '紧固件（全部）')
  await page.keyboard.press('Escape')
  await page.getByLabel('品牌 1', { exact: true }).fill('岑钧')
  await upload(page, '品牌 1 商标注册证或授权书', '授权')
  await page.getByLabel('店铺名称').fill('示例五金专营店')
  await chooseOption(page, '店铺类型', '专营店')
  await chooseOption(page, '年销售额', '100–500 万')
  await chooseOption(page, '发货时效', '24 小时内')
  await chooseRegion(page, '仓库所在地', SHANGHAI)
}

async function fillContact(page: Page) {
  await page.getByLabel('联系人').fill('李四')
  await page.getByLabel('邮箱').fill('li@example.com')
  await page.getByLabel('开户行').fill('示例银行上海分行')
  await page.getByLabel('对公账号').fill('6222 0000 0000 0000')
  await upload(page, '开户许可证或开户证明', '开户')
  await page.getByLabel('手机号').fill(PHONE)
  await fillCode(page)
}

const next = (page: Page) => page.getByRole('button', { name: '下一步' }).click()

test('a merchant applies, corrects the application and is opened', async ({ page }) => {
  await page.goto('/merchant-join')
  await dismissPrompt(page)
  await expectAccessible(page)
  await page.getByRole('link', { name: '开始申请' }).click()
  await fillCompany(page)
  await page.reload()
  await expect(page.getByRole('link', { name: '执照.webp' })).toBeVisible()
  await expectAccessible(page)
  await next(page)
  await fillBusiness(page)
  await next(page)
  await fillContact(page)
  await page.getByRole('button', { name: '提交申请' }).click()
  await expect(page.getByText('申请已提交')).toBeVisible()
  const no = /M\d{18}/.exec(page.url())?.[0] ?? ''

  playShop('ask', 'merchant', no, '营业执照不清晰')
  await page.getByRole('button', { name: '刷新' }).click()
  await expect(page.getByText('审核意见：营业执照不清晰')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: '补正资料' }).click()
  await upload(page, '营业执照', '新执照')
  await next(page)
  await next(page)
  await page.getByRole('button', { name: '提交申请' }).click()
  await expect(page.getByText('申请已提交')).toBeVisible()
  playShop('approve', 'merchant', no)
  playShop('sign', 'merchant', no)
  await page.getByRole('button', { name: '刷新' }).click()
  await expect(page.getByRole('heading', { name: /已开通/ })).toBeVisible()
})
