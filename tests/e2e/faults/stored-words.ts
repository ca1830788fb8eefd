import { saveAddress } from '@/contract/account/delivery-address-calls'
import { modifyUserInfo } from '@/contract/account/profile-calls'
import { savePurchaseList } from '@/contract/cart/purchase-list-calls'
import { recordSearch } from '@/contract/catalog/home-calls'
import { HEADER } from '@/contract/constants'
import { submitInquiry } from '@/contract/inquiry/inquiry-calls'
import { DEMO_ACCOUNTS } from '@/server/edge/seed/demo-accounts'
import { callApi } from '../../kit/call'
import { openPage } from '../../support/e2e'
import type { Target } from './target'
import { expect, signIn, test } from './target'

/** What would run if it were taken for more than words; twenty characters at most, as names are. */
const SCRIPT = '<svg/onload=alert(1)'
const PICTURE = '"><img src=x onerror=alert(2)>'
const WORDS = `${PICTURE}'-alert(3)-'</script><script>alert(4)</script>{{5*5}}`

/** Elements that only words taken for markup could have made. */
const PLANTED = 'img[src="x"], svg[onload], [onerror]'

/** What buyers store is shown as words wherever it is shown (P21), in a real browser. */
export function storedWords(target: () => Target) {
  test('stored words run nowhere, on pages of the server’s and of the browser’s', async ({
    page,
  }) => {
    const { shop, api } = target()
    const { accessToken } = await signIn(page, target())
    const headers = {
      Authorization: `Bearer ${accessToken}`,
      [HEADER.idempotencyKey]: crypto.randomUUID(),
    }
    const region = { provinceCode: '33', cityCode: '3301', countyCode: '330110' }
    const address = { contact: SCRIPT, phone: '13800138000', street: WORDS, isDefault: true }
    const change = { nickname: SCRIPT, realName: SCRIPT, companyName: WORDS }
    await callApi(api, modifyUserInfo, { headers, input: change })
    await callApi(api, saveAddress, { headers, input: { ...address, ...region } })
    await callApi(api, savePurchaseList, { headers, input: { name: PICTURE } })
    await callApi(api, recordSearch, { headers, input: { searchTerms: WORDS } })
    const lines = [{ kind: 'text' as const, text: WORDS, qty: 1, unit: '片' }]
    const input = { lines, note: WORDS }
    const { inquiryNo } = await callApi(api, submitInquiry, { headers, input })

    const ran: string[] = []
    page.on('dialog', (dialog) => {
      ran.push(dialog.message())
      void dialog.dismiss()
    })
    const search = `/search?value=${encodeURIComponent(WORDS)}`
    const shown: [string, string][] = [
      ['/user-info', ''],
      ['/user-info?section=addresses', PICTURE],
      ['/user-info?section=company', ''],
      ['/user-info?section=profile', ''],
      ['/user-info?section=lists', PICTURE],
      [`/inquiry/${inquiryNo}`, PICTURE],
      ['/inquiry/list', ''],
      ['/cart/list', ''],
      ['/order/confirm', ''],
      [search, PICTURE],
      [`/quotation/view?no=${encodeURIComponent(PICTURE)}`, ''],
      [`/login?redirect=${encodeURIComponent(`javascript:alert(5)//${PICTURE}`)}`, ''],
    ]
    for (const [path, words] of shown) {
      await openPage(page, `${shop}${path}`)
      if (words) await expect(page.getByText(words).first()).toBeAttached()
      expect([path, await page.locator(PLANTED).count()]).toEqual([path, 0])
    }
    // The list of past searches and of goods to be found is drawn by the browser alone.
    await openPage(page, shop)
    await page.getByRole('combobox', { name: /搜索/ }).first().click()
    await expect(page.getByRole('option').filter({ hasText: PICTURE }).first()).toBeVisible()
    expect(await page.locator(PLANTED).count()).toBe(0)
    expect(ran).toEqual([])
    const { companyName } = DEMO_ACCOUNTS[0]
    const before = { nickname: '', realName: '', companyName }
    await callApi(api, modifyUserInfo, { headers, input: before })
  })
}
