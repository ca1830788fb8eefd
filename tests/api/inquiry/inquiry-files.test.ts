import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import writeExcelFile from 'write-excel-file/node'
import { HEADER } from '@/contract/constants'
import { getInquiryDetail, submitInquiry } from '@/contract/inquiry/inquiry-calls'
import { getInquiryFile, uploadInquiryFile } from '@/contract/inquiry/inquiry-file-calls'
import { operate } from '@/server/edge/operations/operations'
import { documentEnding } from '@/server/modules/inquiry/inquiry-file'
import { zipOf } from '../../support/hostile-files'
import { type Buyer, orderMall } from '../../support/order-mall'
import { openTestMall, type TestMall } from '../../support/test-mall'

const PDF = '%PDF-1.4\n%%EOF\n'
const DXF = '999\ndrawn by hand\n0\nSECTION\n2\nENTITIES\n0\nENDSEC\n0\nEOF\n'

let mall: TestMall
let buyer: Buyer
let stranger: Buyer

beforeAll(async () => {
  mall = await openTestMall()
  const shop = orderMall(mall)
  buyer = await shop.newBuyer()
  stranger = await shop.newBuyer()
})
afterAll(() => mall.close())

async function upload(body: BlobPart, name: string, { token } = buyer) {
  const form = new FormData()
  form.append('file', new File([body], name))
  return mall.send(uploadInquiryFile.path, { method: 'POST', body: form, token })
}
const kept = async (body: BlobPart, name: string) =>
  uploadInquiryFile.output.parse((await upload(body, name)).data)

const submit = (fileIds: string[], { token } = buyer) =>
  mall.ask(
    submitInquiry,
    { lines: [{ kind: 'text', text: '非标法兰', qty: 2, unit: '片' }], fileIds },
    { token, headers: { [HEADER.idempotencyKey]: randomUUID() } },
  )

describe('the kind of a file', () => {
  it('is that of its content', async () => {
    const xlsx = await writeExcelFile([['型号', 'M8']], {}).toBuffer()
    const kinds = [PDF, DXF, 'AC1027 drawing', '%PDF-1.4 cut off', '0\nSECTION\n', 'MZ\u0000']
    expect(kinds.map((text) => documentEnding(Buffer.from(text)))).toEqual([
      'pdf',
      'dxf',
      'dwg',
      null,
      null,
      null,
    ])
    expect(documentEnding(Buffer.from(xlsx))).toBe('xlsx')
    expect(documentEnding(Buffer.from(zipOf('word/vbaProject.bin', new Uint8Array(3))))).toBeNull()
    expect(documentEnding(Buffer.from(zipOf('a.txt', new Uint8Array(3))))).toBeNull()
  })
})

describe('files of an inquiry', () => {
  it('are kept unchanged under a safe name, for their buyer and for operators', async () => {
    const file = await kept(PDF, '../图纸<1>.exe')
    expect(file.fileName).toBe('.._图纸_1_.pdf')
    const { data } = await submit([file.fileId])
    const { inquiryNo } = submitInquiry.output.parse(data)
    const { files } = await mall.call(getInquiryDetail, { inquiryNo }, buyer)
    expect(files).toEqual([file])

    const answer = await mall.fetchCall(getInquiryFile, { fileId: file.fileId }, buyer)
    expect(answer.headers.get('Content-Disposition')).toMatch(/^attachment/)
    expect(await answer.text()).toBe(PDF)
    const foreign = await mall.ask(getInquiryFile, { fileId: file.fileId }, stranger)
    expect([foreign.status, foreign.msg]).toEqual([400, '文件不存在'])

    const ops = (verb: string, ...args: string[]) =>
      operate(mall.db, { verb, args }, () => mall.time.now)
    expect(await ops('inquiries')).toContain(file.fileName)
    const folder = await mkdtemp(join(tmpdir(), 'inquiry-'))
    const path = await ops('inquiry-file', inquiryNo, '1', folder)
    expect(await readFile(path, 'utf8')).toBe(PDF)
    await expect(ops('inquiry-file', inquiryNo, '9', folder)).rejects.toThrow('has no such file')
    await rm(folder, { recursive: true })
  })

  it('are refused when they are something else, too large, or not the buyer’s own', async () => {
    const program = await upload('MZ program', '图纸.pdf')
    expect([program.status, program.msg]).toEqual([
      400,
      '无法识别该文件，请上传 pdf、xlsx、docx、dwg、dxf，且内容须完整',
    ])
    const large = await upload(new Uint8Array(10 * 1024 * 1024 + 1), '图纸.pdf')
    expect([large.status, large.msg]).toEqual([400, '文件不能超过 10 MB'])
    const { fileId } = await kept(DXF, '图纸.dxf')
    expect((await submit([fileId], stranger)).status).toBe(422)
    expect((await submit([fileId])).status).toBe(200)
    // Once.
    expect((await submit([fileId])).status).toBe(422)
  })
})
