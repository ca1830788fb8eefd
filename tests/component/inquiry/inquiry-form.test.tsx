import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { useRouter } from 'next-router-mock'
import { describe, expect, it, vi } from 'vitest'
import { NewInquiryView } from '@/components/inquiry/new-inquiry-view'
import { getInquiryList, submitInquiry } from '@/contract/inquiry/inquiry-calls'
import { uploadInquiryFile } from '@/contract/inquiry/inquiry-file-calls'
import { newInquiryAddress } from '@/contract/inquiry/new-inquiry-address'
import { compareSkus } from '@/contract/product/compare-calls'
import { getPicture, uploadPicture } from '@/contract/site/file-calls'
import { addToInquiry } from '@/hooks/inquiry/use-inquiry-draft'
import { respond } from '../../kit/handlers'
import { COMPARISON } from '../../support/good-goods'
import { INQUIRY_NO } from '../../support/good-inquiries'
import { mock, mockFailure, server } from '../../support/mock-server'
import { renderMall } from '../../support/render-mall'

const PICTURE_ID = '0b5f4a36-6a1c-4f0e-9f43-0c7c8f3f9a01'
const FILE_ID = '3f1d6a52-9c1b-4d0f-8a77-2b6f1e9c0a01'

function Form() {
  const { query, asPath } = useRouter()
  return <NewInquiryView key={asPath} state={newInquiryAddress.read(query)} />
}
const open = (at = '/inquiry/new') => renderMall(<Form />, { username: 'demo', at })
const field = (name: string) => screen.findByRole('textbox', { name })
/** The first line asks for goods in words, and for as many as typed. */
async function typeQuantity(user: UserEvent, typed: string) {
  await user.type(await field('第 1 行 需要的商品'), '铜排')
  const quantity = await field('第 1 行 数量')
  await user.clear(quantity)
  await user.type(quantity, typed)
  return quantity
}
const submitButton = () => screen.findByRole('button', { name: /提交询价/ })

describe('the form of an inquiry', () => {
  it('is not there where the host has no inquiries, before anything is written', async () => {
    mockFailure(getInquiryList, { status: 404, code: 0, msg: '' })
    renderMall(<Form />, { username: 'demo', at: '/inquiry/new', missing: [] })
    expect(await screen.findByText('询价服务尚未接入')).toBeVisible()
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  it('says beside the field what is missing, in the words of the API', async () => {
    const sent = mock(submitInquiry, { inquiryNo: INQUIRY_NO })
    const { user } = open()
    await user.clear(await field('第 1 行 单位'))
    await user.click(await submitButton())
    expect(await screen.findByText('请写明需要的商品')).toBeInTheDocument()
    expect(screen.getByText('请填写单位')).toBeInTheDocument()
    expect(sent).toHaveLength(0)
  })

  it('submits lines in words with the note and opens the inquiry', async () => {
    const sent = mock(submitInquiry, { inquiryNo: INQUIRY_NO })
    const { user, router } = open()
    await user.type(await field('第 1 行 需要的商品'), '非标法兰 DN125')
    await user.click(screen.getByRole('button', { name: /添加一行/ }))
    await user.type(await field('第 2 行 需要的商品'), '石棉垫')
    await user.type(screen.getByRole('textbox', { name: '补充说明' }), '含运费')
    await user.click(await submitButton())
    await waitFor(() => expect(router.asPath).toBe(`/inquiry/${INQUIRY_NO}`))
    expect(sent[0]?.body).toEqual({
      lines: [
        { kind: 'text', text: '非标法兰 DN125', qty: 1, unit: '个' },
        { kind: 'text', text: '石棉垫', qty: 1, unit: '个' },
      ],
      note: '含运费',
      pictureIds: [],
    })
    expect(sent[0]?.headers.get('Idempotency-Key')).toMatch(/^[\da-f-]{36}$/)
  })

  it('takes what the address and the quick order ask for, each once', async () => {
    const [column] = COMPARISON.columns
    mock(compareSkus, { ...COMPARISON, columns: column ? [column] : [], rows: [], missing: [] })
    addToInquiry([
      { kind: 'text', text: '非标法兰', qty: 3, unit: '片' },
      { kind: 'text', text: '非标法兰', qty: 3, unit: '片' },
    ])
    open('/inquiry/new?sku=7&qty=5000')
    const lines = within(await screen.findByRole('list', { name: '询价行' }))
    expect(lines.getAllByRole('listitem')).toHaveLength(2)
    expect(await field('第 1 行 需要的商品')).toHaveValue('非标法兰')
    expect(await lines.findByRole('link', { name: new RegExp(column?.title ?? '') })).toBeVisible()
    expect(await field('第 2 行 数量')).toHaveValue('5000')
  })

  it('asks for goods in the quantity of the latest visit, and a reload keeps what was typed', async () => {
    const [column] = COMPARISON.columns
    mock(compareSkus, { ...COMPARISON, columns: column ? [column] : [], rows: [], missing: [] })
    window.history.replaceState({ key: 'first' }, '')
    const first = open('/inquiry/new?sku=7&qty=100')
    await first.user.type(await field('补充说明'), '含运费')
    first.unmount()
    window.history.replaceState({ key: 'second' }, '')
    const { user, unmount } = open('/inquiry/new?sku=7&qty=50000')
    const quantity = await field('第 1 行 数量')
    expect(quantity).toHaveValue('50000')
    await user.clear(quantity)
    await user.type(quantity, '600')
    unmount()
    open('/inquiry/new?sku=7&qty=50000')
    expect(await field('第 1 行 数量')).toHaveValue('600')
  })

  it('keeps what was typed for the same tab, and shows a refusal', async () => {
    mockFailure(submitInquiry, { status: 422, code: 1022, msg: '最多同时有 30 个未结束的询价单' })
    const { user, again } = open()
    await user.type(await field('第 1 行 需要的商品'), '铜排')
    await user.click(await submitButton())
    expect(await screen.findByRole('alert')).toHaveTextContent('最多同时有 30 个')
    again(<Form />)
    expect(await field('第 1 行 需要的商品')).toHaveValue('铜排')
  })

  it('takes nothing from the buyer while it is sent, and is sent once', async () => {
    let count = 0
    server.use(
      respond(submitInquiry, () => {
        count += 1
        return new Promise(() => {})
      }),
    )
    const { user } = open()
    const wanted = await field('第 1 行 需要的商品')
    await user.type(wanted, '铜排{Enter}')
    await waitFor(() => expect(count).toBe(1))
    // A browser takes the focus from a field that is disabled.
    expect(wanted).toBeEnabled()
    await user.type(wanted, '{Enter}')
    expect(count).toBe(1)
  })

  it('reads a quantity of full-width digits, with the unit after it', async () => {
    const sent = mock(submitInquiry, { inquiryNo: INQUIRY_NO })
    const { user } = open()
    const quantity = await typeQuantity(user, '１，２００ 个')
    await user.tab()
    expect(quantity).toHaveValue('1200')
    await user.click(await submitButton())
    await waitFor(() => expect(sent[0]?.body).toMatchObject({ lines: [{ qty: 1200 }] }))
  })

  it.each(['2.5', '一百', '0', '1e3'])(
    'keeps %s in the quantity and asks for a whole number',
    async (typed) => {
      const sent = mock(submitInquiry, { inquiryNo: INQUIRY_NO })
      const { user } = open()
      const quantity = await typeQuantity(user, typed)
      await user.click(await submitButton())
      expect(await screen.findByText(/^数量(应为整数|至少为 1)$/)).toBeInTheDocument()
      expect(quantity).toHaveValue(typed)
      expect(sent).toHaveLength(0)
    },
  )

  it('takes the unit that is typed behind a quantity', async () => {
    const sent = mock(submitInquiry, { inquiryNo: INQUIRY_NO })
    const { user } = open()
    const quantity = await typeQuantity(user, '100 米')
    await user.tab()
    expect(quantity).toHaveValue('100')
    expect(await field('第 1 行 单位')).toHaveValue('米')
    await user.click(await submitButton())
    await waitFor(() => expect(sent[0]?.body).toMatchObject({ lines: [{ qty: 100, unit: '米' }] }))
  })

  it('names the unit of goods of the mall where another is typed', async () => {
    const [column] = COMPARISON.columns
    mock(compareSkus, { ...COMPARISON, columns: column ? [column] : [], rows: [], missing: [] })
    const sent = mock(submitInquiry, { inquiryNo: INQUIRY_NO })
    const { user } = open('/inquiry/new?sku=7&qty=100')
    await screen.findByRole('link', { name: new RegExp(column?.title ?? '') })
    const quantity = await field('第 1 行 数量')
    await user.clear(quantity)
    await user.type(quantity, '100米')
    await user.click(await submitButton())
    expect(await screen.findByText('单位是“个”，不是“米”')).toBeInTheDocument()
    expect(quantity).toHaveValue('100米')
    expect(sent).toHaveLength(0)
  })

  it('keeps uploaded pictures and files when the page is loaded for another area', async () => {
    vi.stubGlobal(
      'URL',
      Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} }),
    )
    mock(uploadPicture, { fileId: PICTURE_ID })
    mock(uploadInquiryFile, { fileId: FILE_ID, fileName: '图纸.pdf' })
    const file = { headers: { 'Content-Type': 'image/webp' } }
    server.use(respond(getPicture, () => HttpResponse.arrayBuffer(new ArrayBuffer(8), file)))
    const { user, unmount } = open()
    const picture = new File(['x'], '铭牌.jpg', { type: 'image/jpeg' })
    await user.upload(await screen.findByLabelText(/添加图片/), picture)
    await screen.findByRole('button', { name: '删除图片 铭牌.jpg' })
    await user.upload(screen.getByLabelText(/添加附件/), new File(['x'], '图纸.pdf'))
    await screen.findByRole('button', { name: '删除附件 图纸.pdf' })
    await user.type(await field('第 1 行 需要的商品'), '铜排')
    unmount()
    const sent = mock(submitInquiry, { inquiryNo: INQUIRY_NO })
    open()
    expect(await screen.findByRole('img', { name: '铭牌.jpg' })).toBeVisible()
    expect(screen.getByRole('button', { name: '删除附件 图纸.pdf' })).toBeVisible()
    await user.click(await submitButton())
    await waitFor(() =>
      expect(sent[0]?.body).toMatchObject({
        lines: [{ text: '铜排' }],
        pictureIds: [PICTURE_ID],
        fileIds: [FILE_ID],
      }),
    )
  })

  it('names every file that was refused', async () => {
    mockFailure(uploadInquiryFile, { status: 400, code: 1001, msg: '无法识别该文件' })
    const { user } = open()
    const files = ['图纸.pdf', '清单.pdf'].map((name) => new File(['x'], name))
    await user.upload(await screen.findByLabelText(/添加附件/), files)
    const alert = await screen.findByRole('alert')
    await waitFor(() => expect(alert).toHaveTextContent('清单.pdf：无法识别该文件'))
    expect(alert).toHaveTextContent('图纸.pdf：无法识别该文件')
  })

  it('removes a line, but never the last', async () => {
    const { user } = open()
    const first = await screen.findByRole('button', { name: '删除第 1 行' })
    expect(first).toBeDisabled()
    await user.click(screen.getByRole('button', { name: /添加一行/ }))
    await user.click(await screen.findByRole('button', { name: '删除第 2 行' }))
    expect(screen.getByRole('button', { name: '删除第 1 行' })).toBeDisabled()
  })
})
