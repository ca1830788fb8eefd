import { screen, waitFor, within } from '@testing-library/react'
import { useRouter } from 'next-router-mock'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { CommentPostingView } from '@/components/comment/comment-posting-view'
import { commentPostingAddress } from '@/contract/comment/comment-posting-address'
import {
  appendComment,
  COMMENT_PICTURES_MAX,
  getPendingList,
  getPostedList,
  postComment,
} from '@/contract/comment/comment-posting-calls'
import { uploadPicture } from '@/contract/site/file-calls'
import { LINE_ID, PENDING, POSTED } from '../../support/good-comments'
import { ORDER_NO } from '../../support/good-orders'
import { mock, mockFailure } from '../../support/mock-server'
import { renderMall } from '../../support/render-mall'

const FILE_ID = '0b5f4a36-6a1c-4f0e-9f43-0c7c8f3f9a01'
const SAID = '螺纹规整，包装完好，会再来。'

function Page() {
  return <CommentPostingView state={commentPostingAddress.read(useRouter().query)} />
}
const open = (at = '/comment-posting/list') => renderMall(<Page />, { username: 'demo', at })
const OTHER = { lineId: '11111111-2222-4333-8444-555555555555', title: '平垫圈' }
/** A second item awaits a comment. */
const TWO = {
  ...PENDING,
  list: PENDING.list.flatMap((line) => [line, { ...line, ...OTHER }]),
  total: 2,
}
const button = (name: string | RegExp) => screen.findByRole('button', { name })

beforeEach(() => {
  // jsdom draws no pictures.
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} }),
  )
})

describe('comment form', () => {
  it('starts without stars, refuses a too short text, then posts stars, tags and pictures', async () => {
    mock(getPendingList, PENDING)
    mock(uploadPicture, { fileId: FILE_ID })
    const sent = mock(postComment, { id: 'c1' })
    const { user } = open()
    await user.click(await button('评价 岑钧 外六角螺栓'))
    const form = within(await screen.findByRole('form', { name: '评价 岑钧 外六角螺栓' }))
    await user.click(form.getByRole('button', { name: '发表评价' }))
    const text = form.getByRole('textbox', { name: '评价内容' })
    await waitFor(() => expect(text).toHaveAccessibleDescription(/请至少写 10 个字/))
    expect(form.getAllByText('请选择 1 到 5 星')).toHaveLength(3)
    await waitFor(() => expect(form.getByRole('radio', { name: '商品 1 星' })).toHaveFocus())
    for (const star of form.getAllByRole('radio')) expect(star).not.toBeChecked()
    expect(sent).toHaveLength(0)
    await user.click(form.getByRole('radio', { name: '商品 3 星' }))
    await user.click(form.getByRole('radio', { name: '店铺服务 5 星' }))
    await user.click(form.getByRole('radio', { name: '物流 4 星' }))
    await user.click(form.getByRole('checkbox', { name: '发货快' }))
    await user.type(form.getByRole('textbox', { name: '评价内容' }), SAID)
    const picture = new File(['x'], '现场.jpg', { type: 'image/jpeg' })
    await user.upload(form.getByLabelText(/添加图片/), picture)
    expect(await form.findByRole('button', { name: '删除图片 现场.jpg' })).toBeVisible()
    await user.click(form.getByRole('checkbox', { name: '匿名评价' }))
    mock(getPendingList, { ...PENDING, list: [], total: 0 })
    await user.click(form.getByRole('button', { name: '发表评价' }))
    expect(await screen.findByText(/^没有待评价的商品/)).toBeVisible()
    expect(screen.getByText('已发表对“岑钧 外六角螺栓”的评价')).toHaveFocus()
    expect(sent[0]?.body).toEqual({
      lineId: LINE_ID,
      score: 3,
      shopScore: 5,
      logisticsScore: 4,
      content: SAID,
      tags: ['发货快'],
      isAnonymous: true,
      pictureIds: [FILE_ID],
    })
  })

  it('keeps the text and shows the reason when refused', async () => {
    mock(getPendingList, PENDING)
    mockFailure(postComment, { status: 409, code: 4090, msg: '该商品已评价' })
    const { user } = open()
    await user.click(await button('评价 岑钧 外六角螺栓'))
    await screen.findByRole('form')
    for (const label of ['商品', '店铺服务', '物流']) {
      await user.click(screen.getByRole('radio', { name: `${label} 5 星` }))
    }
    await user.type(screen.getByRole('textbox', { name: '评价内容' }), SAID)
    await user.click(await button('发表评价'))
    expect(await screen.findByRole('alert')).toHaveTextContent('该商品已评价')
    expect(screen.getByRole('textbox', { name: '评价内容' })).toHaveValue(SAID)
  })

  it('gives the focus back to its button when it is left', async () => {
    mock(getPendingList, PENDING)
    const { user } = open()
    const opener = await button('评价 岑钧 外六角螺栓')
    await user.dblClick(opener)
    expect(await screen.findByRole('form')).toBeVisible()
    expect(opener).toHaveAttribute('aria-expanded', 'true')
    await user.click(await button('取消'))
    expect(screen.queryByRole('form')).toBeNull()
    expect(opener).toHaveFocus()
    expect(opener).toHaveAttribute('aria-expanded', 'false')
  })

  it('keeps its words, stars and pictures while that of another item is open', async () => {
    mock(getPendingList, TWO)
    mock(uploadPicture, { fileId: FILE_ID })
    const { user } = open()
    await user.click(await button('评价 岑钧 外六角螺栓'))
    await user.type(await screen.findByRole('textbox', { name: '评价内容' }), SAID)
    await user.click(screen.getByRole('radio', { name: '商品 3 星' }))
    const picture = new File(['x'], '现场.jpg', { type: 'image/jpeg' })
    await user.upload(screen.getByLabelText(/添加图片/), picture)
    await button('删除图片 现场.jpg')
    await user.click(await button('评价 平垫圈'))
    await screen.findByRole('form', { name: '评价 平垫圈' })
    expect(screen.getAllByRole('form')).toHaveLength(1)
    await user.click(await button('评价 岑钧 外六角螺栓'))
    await screen.findByRole('form', { name: '评价 岑钧 外六角螺栓' })
    expect(screen.getByRole('textbox', { name: '评价内容' })).toHaveValue(SAID)
    expect(screen.getByRole('radio', { name: '商品 3 星' })).toBeChecked()
    expect(await button('删除图片 现场.jpg')).toBeVisible()
    await user.click(await button('取消'))
    await user.click(await button('评价 岑钧 外六角螺栓'))
    expect(await screen.findByRole('textbox', { name: '评价内容' })).toHaveValue('')
  })

  it('drops a refused picture and names it', async () => {
    mock(getPendingList, PENDING)
    mockFailure(uploadPicture, { status: 400, code: 1001, msg: '无法识别该图片' })
    const { user } = open()
    await user.click(await button('评价 岑钧 外六角螺栓'))
    await screen.findByRole('form')
    await user.upload(
      screen.getByLabelText(/添加图片/),
      new File(['x'], 'a.png', { type: 'image/png' }),
    )
    expect(await screen.findByText('a.png：无法识别该图片')).toBeVisible()
    expect(screen.queryByRole('button', { name: /删除图片/ })).toBeNull()
  })
})

const pictures = (count: number) =>
  Array.from({ length: count }, (_, at) => new File(['x'], `${at}.jpg`, { type: 'image/jpeg' }))

describe('pictures of a comment', () => {
  it('that fail are all named, also beside how many there is room for', async () => {
    mock(getPendingList, PENDING)
    mockFailure(uploadPicture, { status: 400, code: 1001, msg: '无法识别该图片' })
    const { user } = open()
    await user.click(await button('评价 岑钧 外六角螺栓'))
    await screen.findByRole('form')
    await user.upload(screen.getByLabelText(/添加图片/), pictures(COMMENT_PICTURES_MAX + 1))
    const alert = await screen.findByRole('alert')
    const last = `${COMMENT_PICTURES_MAX - 1}.jpg：无法识别该图片`
    await waitFor(() => expect(alert).toHaveTextContent(last))
    expect(alert).toHaveTextContent('0.jpg：无法识别该图片')
    expect(alert).toHaveTextContent(`最多 ${COMMENT_PICTURES_MAX} 张图片，只上传了前`)
  })

  it('that did not get through are sent again', async () => {
    mock(getPendingList, PENDING)
    mockFailure(uploadPicture, { status: 503, code: 5030, msg: '服务暂时不可用' })
    const { user } = open()
    await user.click(await button('评价 岑钧 外六角螺栓'))
    await screen.findByRole('form')
    expect(screen.getByText(/每张不超过 5 MB/)).toBeVisible()
    const picture = new File(['x'], 'a.png', { type: 'image/png' })
    await user.upload(screen.getByLabelText(/添加图片/), picture)
    const again = await button('重试')
    mock(uploadPicture, { fileId: FILE_ID })
    await user.click(again)
    expect(await button('删除图片 a.png')).toBeVisible()
    expect(screen.queryByText(/^a.png：/)).toBeNull()
  })
})

describe('posted comments', () => {
  it('are shown with pictures and the shop’s reply, and appended to', async () => {
    mock(getPostedList, POSTED)
    const sent = mock(appendComment, { append: SAID })
    const { user } = open('/comment-posting/list?tab=posted')
    expect(await screen.findByText('店铺回复：感谢认可。')).toBeVisible()
    expect(screen.getByRole('img', { name: '评价图片 1' })).toBeVisible()
    await user.click(await button('追评 岑钧 外六角螺栓'))
    await user.click(await button('取消'))
    expect(await button('追评 岑钧 外六角螺栓')).toHaveFocus()
    await user.click(await button('追评 岑钧 外六角螺栓'))
    await user.type(screen.getByRole('textbox', { name: '评价内容' }), SAID)
    await user.click(await button('发表追评'))
    await waitFor(() => expect(sent[0]?.body).toMatchObject({ content: SAID }))
    await waitFor(() => expect(screen.queryByRole('form')).toBeNull())
    expect(screen.getByText('已发表对“岑钧 外六角螺栓”的追评')).toHaveFocus()
  })

  it('shows an error and retries', async () => {
    mockFailure(getPostedList, { status: 500, code: 5000, msg: '数据库暂时不可用' })
    const { user } = open('/comment-posting/list?tab=posted')
    const retry = await screen.findByRole('button', { name: '重试' })
    expect(retry.closest('[role=alert]')).toHaveTextContent('数据库暂时不可用')
    mock(getPostedList, { ...POSTED, list: [], total: 0 })
    await user.click(retry)
    expect(await screen.findByText(/^还没有发表过评价/)).toBeVisible()
  })
})

describe('comment posting address', () => {
  it('filters by an order and links back to all', async () => {
    const requested = mock(getPendingList, { ...PENDING, list: [], total: 0 })
    open(`/comment-posting/list?order=${ORDER_NO}`)
    expect(await screen.findByText(/^这个订单没有待评价的商品/)).toBeVisible()
    expect(requested[0]?.body).toEqual({ page: 1, orderNo: ORDER_NO })
    expect(screen.getByRole('link', { name: '查看全部待评价' })).toHaveAttribute(
      'href',
      '/comment-posting/list',
    )
  })

  it.each(['?tab=x&page=0&order=1', '?tab=&page=-1'])(
    'with invalid values (%s) falls back to the first page',
    (query) => {
      const state = commentPostingAddress.read(Object.fromEntries(new URLSearchParams(query)))
      expect(state).toEqual({ tab: 'waiting', page: 1, orderNo: null })
    },
  )
})
