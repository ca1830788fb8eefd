import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { useRouter } from 'next/router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { JoinView } from '@/components/merchant/join-view'
import { getCaptcha, verifyCaptcha } from '@/contract/account/captcha-calls'
import { getSysRegionLevelList } from '@/contract/area/area-calls'
import { getCategoryList } from '@/contract/catalog/category-tree-calls'
import { CODE } from '@/contract/constants'
import {
  applyMerchant,
  correctApplication,
  getApplication,
  getMerchantFile,
  openMerchantDraft,
  uploadMerchantFile,
  withdrawApplication,
} from '@/contract/merchant/merchant-calls'
import { draftFrom, EMPTY_DRAFT } from '@/contract/merchant/merchant-draft-calls'
import { joinAddress } from '@/contract/merchant/merchant-join-address'
import { JOIN_STATUS } from '@/contract/merchant/merchant-status-rules'
import { SCREEN_STORAGE } from '@/services/store/screen-storage'
import { enveloped, refusalOf, refuse, respond } from '../../kit/handlers'
import { easyChallenge } from '../../support/captcha-answers'
import { GOOD } from '../../support/good-answers'
import {
  APPLICATION_NO,
  APPLICATIONS,
  FORM,
  MERCHANT_FILE,
  SECRET,
} from '../../support/good-merchant'
import { mock, mockFailure, server } from '../../support/mock-server'
import { renderMall } from '../../support/render-mall'

function Join() {
  return <JoinView state={joinAddress.read(useRouter().query)} />
}

const [APPLICATION] = APPLICATIONS.list
const PENDING = {
  ...APPLICATIONS,
  list: APPLICATIONS.list.map((one) => ({ ...one, status: JOIN_STATUS.pending })),
}
const FILLED = {
  ...draftFrom({
    form: FORM,
    files: APPLICATION?.files ?? [],
    correcting: { applicationNo: APPLICATION_NO, ticket: SECRET },
  }),
  draftId: SECRET,
  correcting: null,
}
const keep = (draft: object) =>
  localStorage.setItem(SCREEN_STORAGE.merchantDraft, JSON.stringify(draft))
const saved = (): unknown =>
  JSON.parse(localStorage.getItem(SCREEN_STORAGE.merchantDraft) ?? 'null')

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {}
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:a', revokeObjectURL() {} }),
  )
  mock(getSysRegionLevelList, [])
  mock(getCategoryList, getCategoryList.output.parse(GOOD.getCategoryList))
  server.use(
    http.post('*/api/merchant/getFile', () =>
      HttpResponse.arrayBuffer(new ArrayBuffer(8), {
        headers: {
          'Content-Type': 'application/pdf',
          'Content-Disposition': 'attachment; filename="a.pdf"',
        },
      }),
    ),
  )
})
afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

const next = (name = '下一步') => screen.findByRole('button', { name })

describe('merchant join form', () => {
  it('shows an error at every wrong field and stays on the step', async () => {
    const { user, router } = renderMall(<Join />, { at: '/merchant-join?step=1' })
    await user.click(await next())
    expect(await screen.findByText('请填写企业名称，至少 2 个字')).toBeVisible()
    expect(await screen.findByText('请填写统一社会信用代码')).toBeVisible()
    expect(await screen.findByText('请上传营业执照')).toBeVisible()
    expect(router.asPath).toBe('/merchant-join?step=1')
    await waitFor(() => expect(screen.getByLabelText('企业名称')).toHaveFocus())
  })

  it('shows an error at a field that lost focus, and at no other', async () => {
    const { user } = renderMall(<Join />, { at: '/merchant-join?step=1' })
    await user.type(await screen.findByLabelText('统一社会信用代码'), '91310000123456789a')
    await user.tab()
    expect(await screen.findByText(/不是有效的统一社会信用代码/)).toBeVisible()
    expect(screen.queryByText('请填写企业名称，至少 2 个字')).toBeNull()
  })

  it('keeps the draft across a reload', async () => {
    const { user } = renderMall(<Join />, { at: '/merchant-join?step=1' })
    await user.type(await screen.findByLabelText('企业名称'), '示例五金')
    expect(saved()).toMatchObject({ company: { companyName: '示例五金' } })
  })

  it('puts the current step in the address', async () => {
    keep(FILLED)
    const { user, router } = renderMall(<Join />, { at: '/merchant-join?step=1' })
    await user.click(await next())
    expect(router.asPath).toBe('/merchant-join?step=2')
    await user.click(await next())
    expect(router.asPath).toBe('/merchant-join?step=3')
  })

  it('uploads a file into its draft, shows it and removes it', async () => {
    keep({ ...EMPTY_DRAFT, draftId: SECRET })
    mock(uploadMerchantFile, MERCHANT_FILE)
    const { user } = renderMall(<Join />, { at: '/merchant-join?step=1' })
    const field = await screen.findByLabelText('营业执照')
    await user.upload(field, new File(['x'], '执照.jpg', { type: 'image/jpeg' }))
    expect(await screen.findByText('执照.webp')).toBeVisible()
    expect(saved()).toMatchObject({ company: { licenceFile: MERCHANT_FILE } })
    await user.click(screen.getByRole('button', { name: '删除营业执照' }))
    expect(screen.queryByText('执照.webp')).toBeNull()
  })

  it('shows why an upload was refused and retries it', async () => {
    keep({ ...EMPTY_DRAFT, draftId: SECRET })
    mockFailure(uploadMerchantFile, { status: 503, msg: '服务暂时不可用' })
    const { user } = renderMall(<Join />, { at: '/merchant-join?step=1' })
    const field = await screen.findByLabelText('营业执照')
    await user.upload(field, new File(['x'], '执照.jpg', { type: 'image/jpeg' }))
    expect(await screen.findByText('服务暂时不可用')).toBeVisible()
    mock(uploadMerchantFile, MERCHANT_FILE)
    await user.click(await screen.findByRole('button', { name: '重试' }))
    expect(await screen.findByText('执照.webp')).toBeVisible()
  })

  it('loads a file again that could not be loaded', async () => {
    keep({ ...FILLED, company: { ...FILLED.company, licenceFile: MERCHANT_FILE } })
    server.use(refuse(getMerchantFile, { status: 400, msg: '暂时无法读取' }))
    const { user } = renderMall(<Join />, { at: '/merchant-join?step=1' })
    const again = await screen.findByRole('button', { name: `重试 ${MERCHANT_FILE.fileName}` })
    const file = { headers: { 'Content-Type': 'image/webp' } }
    server.use(respond(getMerchantFile, () => HttpResponse.arrayBuffer(new ArrayBuffer(8), file)))
    await user.click(again)
    expect(await screen.findByRole('link', { name: MERCHANT_FILE.fileName })).toBeVisible()
  })

  it('offers no retry of a file that is refused for what it is', async () => {
    keep({ ...EMPTY_DRAFT, draftId: SECRET })
    const { user } = renderMall(<Join />, { at: '/merchant-join?step=1' })
    mockFailure(uploadMerchantFile, { status: 422, msg: '只支持 JPG、PNG、PDF' })
    const field = await screen.findByLabelText('营业执照')
    await user.upload(field, new File(['x'], '执照.jpg', { type: 'image/jpeg' }))
    expect(await screen.findByText('只支持 JPG、PNG、PDF')).toBeVisible()
    expect(screen.queryByRole('button', { name: '重试' })).toBeNull()
  })

  it('begins another draft for a file when the kept one has ended', async () => {
    keep({ ...EMPTY_DRAFT, draftId: 'ended' })
    mock(getCaptcha, await easyChallenge())
    mock(verifyCaptcha, { captchaToken: 't1' })
    mock(openMerchantDraft, { draftId: SECRET })
    const used: unknown[] = []
    server.use(
      respond(uploadMerchantFile, async (request) => {
        const draftId = (await request.formData()).get('draftId')
        used.push(draftId)
        return draftId === SECRET
          ? enveloped(MERCHANT_FILE)
          : refusalOf({ status: 404, code: CODE.notFound, msg: '草稿已失效，请重新上传文件' })
      }),
    )
    const { user } = renderMall(<Join />, { at: '/merchant-join?step=1' })
    const field = await screen.findByLabelText('营业执照')
    await user.upload(field, new File(['x'], '执照.jpg', { type: 'image/jpeg' }))
    expect(await screen.findByText('执照.webp')).toBeVisible()
    expect(used).toEqual(['ended', SECRET])
    expect(saved()).toMatchObject({ draftId: SECRET })
  })

  it('does not upload a file over 5 MB', async () => {
    const { user } = renderMall(<Join />, { at: '/merchant-join?step=1' })
    const large = new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'a.jpg', { type: 'image/jpeg' })
    await user.upload(await screen.findByLabelText('营业执照'), large)
    expect(screen.getByText('文件不能超过 5 MB')).toBeVisible()
  })

  it('submits with a verification code and clears the draft', async () => {
    keep(FILLED)
    const applied = mock(applyMerchant, { applicationNo: APPLICATION_NO, ticket: SECRET })
    mock(getApplication, PENDING)
    const { user, router } = renderMall(<Join />, { at: '/merchant-join?step=3' })
    await user.click(await next('提交申请'))
    expect(await screen.findByText('请填写 6 位数字验证码')).toBeVisible()
    expect(applied).toEqual([])
    await user.type(screen.getByLabelText('短信验证码'), '123456')
    await user.click(await next('提交申请'))
    expect(await screen.findByText(/申请已提交/)).toHaveTextContent(APPLICATION_NO)
    expect(applied[0]?.body).toEqual({ draftId: SECRET, form: FORM, code: '123456' })
    expect(router.asPath).toBe(`/merchant-join?view=status&no=${APPLICATION_NO}`)
    expect(saved()).toBeNull()
    expect(await screen.findByRole('article', { name: `申请 ${APPLICATION_NO}` })).toBeVisible()
  })

  it('leads to the first step with an error', async () => {
    keep({ ...FILLED, business: { ...FILLED.business, shopName: '' } })
    const { user, router } = renderMall(<Join />, { at: '/merchant-join?step=3' })
    await user.type(await screen.findByLabelText('短信验证码'), '123456')
    await user.click(await next('提交申请'))
    expect(router.asPath).toBe('/merchant-join?step=2')
  })

  it('keeps the input when refused', async () => {
    keep(FILLED)
    mockFailure(applyMerchant, { status: 409, code: 1009, msg: '该企业已有正在办理的入驻申请' })
    const { user } = renderMall(<Join />, { at: '/merchant-join?step=3' })
    await user.type(await screen.findByLabelText('短信验证码'), '123456')
    await user.click(await next('提交申请'))
    expect(await screen.findByText('该企业已有正在办理的入驻申请')).toBeVisible()
    expect(saved()).toMatchObject({ contact: { contactName: '李四' } })
  })
})

describe('merchant application status', () => {
  const hold = () => sessionStorage.setItem(SCREEN_STORAGE.merchantTicket, JSON.stringify(SECRET))

  it('no longer says “submitted” above an application that was sent back', async () => {
    hold()
    const at = `/merchant-join?view=status&no=${APPLICATION_NO}`
    mock(getApplication, PENDING)
    const { unmount } = renderMall(<Join />, { at })
    await screen.findByRole('article', { name: `申请 ${APPLICATION_NO}` })
    expect(screen.getByText(/申请已提交/)).toBeVisible()
    unmount()
    mock(getApplication, APPLICATIONS)
    renderMall(<Join />, { at })
    await screen.findByText('审核意见：执照不清晰')
    expect(screen.queryByText(/申请已提交/)).toBeNull()
  })

  it('is shown after the phone is verified', async () => {
    const result = mock(getApplication, APPLICATIONS)
    const { user } = renderMall(<Join />, { at: '/merchant-join?view=status' })
    await user.type(await screen.findByLabelText('手机号'), '13800138000')
    await user.type(screen.getByLabelText('短信验证码'), '123456')
    await user.click(screen.getByRole('button', { name: '查询' }))
    const card = await screen.findByRole('article', { name: `申请 ${APPLICATION_NO}` })
    expect(within(card).getByText('审核意见：执照不清晰')).toBeVisible()
    expect(result[0]?.body).toEqual({ phone: '13800138000', code: '123456' })
  })

  it('reopens the form for a correction and submits it', async () => {
    hold()
    mock(getApplication, APPLICATIONS)
    const corrected = mock(correctApplication, { applicationNo: APPLICATION_NO })
    const { user, router } = renderMall(<Join />, { at: '/merchant-join?view=status' })
    await user.click(await screen.findByRole('button', { name: '补正资料' }))
    expect(router.asPath).toBe('/merchant-join?step=1')
    const name = await screen.findByLabelText('企业名称')
    expect(name).toHaveValue('示例五金有限公司')
    await user.type(name, '（新）')
    for (const _ of [1, 2]) await user.click(await next())
    await user.click(await next('提交申请'))
    await waitFor(() => expect(corrected).toHaveLength(1))
    expect(corrected[0]?.body).toMatchObject({
      applicationNo: APPLICATION_NO,
      ticket: SECRET,
      form: { company: { companyName: '示例五金有限公司（新）' } },
    })
  })

  it('fills another form when it has ended, for new files', async () => {
    hold()
    const [ended] = APPLICATIONS.list
    if (!ended) throw new Error('no application')
    const rejected = { ...ended, status: 5, canCorrect: false, canWithdraw: false }
    mock(getApplication, { ...APPLICATIONS, list: [rejected] })
    const { user, router } = renderMall(<Join />, { at: '/merchant-join?view=status' })
    await user.click(await screen.findByRole('button', { name: '重新申请' }))
    expect(router.asPath).toBe('/merchant-join?step=1')
    expect(await screen.findByLabelText('企业名称')).toHaveValue('示例五金有限公司')
    expect(saved()).toMatchObject({ correcting: null, company: { licenceFile: null } })
  })

  it('asks before a correction replaces another application not yet submitted', async () => {
    hold()
    keep(FILLED)
    mock(getApplication, APPLICATIONS)
    const { user, router } = renderMall(<Join />, { at: '/merchant-join?view=status' })
    await user.click(await screen.findByRole('button', { name: '补正资料' }))
    expect(saved()).toMatchObject({ correcting: null })
    await user.click(await screen.findByRole('button', { name: '替换' }))
    expect(saved()).toMatchObject({ correcting: { applicationNo: APPLICATION_NO } })
    expect(router.asPath).toBe('/merchant-join?step=1')
  })

  it('asks before the changes of a correction are given up', async () => {
    keep({ ...FILLED, correcting: { applicationNo: APPLICATION_NO, ticket: SECRET } })
    const { user } = renderMall(<Join />, { at: '/merchant-join?step=1' })
    const name = await screen.findByLabelText('企业名称')
    await user.click(screen.getByRole('button', { name: '放弃补正，填写新申请' }))
    expect(name).toHaveValue('示例五金有限公司')
    await user.click(await screen.findByRole('button', { name: '放弃' }))
    expect(name).toHaveValue('')
    expect(saved()).toBeNull()
  })

  it('is read anew once a correction is submitted', async () => {
    hold()
    const requested = mock(getApplication, APPLICATIONS)
    mock(correctApplication, { applicationNo: APPLICATION_NO })
    const { user } = renderMall(<Join />, { at: '/merchant-join?view=status' })
    await user.click(await screen.findByRole('button', { name: '补正资料' }))
    for (const _ of [1, 2]) await user.click(await next())
    const before = requested.length
    await user.click(await next('提交申请'))
    await screen.findByRole('article', { name: `申请 ${APPLICATION_NO}` })
    await waitFor(() => expect(requested.length).toBeGreaterThan(before))
  })

  it('confirms before withdrawing', async () => {
    hold()
    mock(getApplication, APPLICATIONS)
    const withdrawn = mock(withdrawApplication, { applicationNo: APPLICATION_NO })
    const { user } = renderMall(<Join />, { at: '/merchant-join?view=status' })
    await user.click(await screen.findByRole('button', { name: '撤回申请' }))
    expect(withdrawn).toEqual([])
    await user.click(screen.getByRole('button', { name: '撤回' }))
    await waitFor(() => expect(withdrawn).toHaveLength(1))
  })

  it('asks for verification again once the ticket has expired', async () => {
    hold()
    mockFailure(getApplication, {
      status: 422,
      code: 1022,
      msg: '验证已超过 30 分钟，请重新获取验证码',
    })
    renderMall(<Join />, { at: '/merchant-join?view=status' })
    expect(await screen.findByText('验证已超过 30 分钟，请重新获取验证码')).toBeVisible()
    expect(screen.getByLabelText('手机号')).toBeVisible()
  })

  it('states when a phone has no application', async () => {
    hold()
    mock(getApplication, { ...APPLICATIONS, list: [] })
    renderMall(<Join />, { at: '/merchant-join?view=status' })
    expect(await screen.findByText('该手机号没有入驻申请')).toBeVisible()
  })
})
