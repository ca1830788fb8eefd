import { Buffer } from 'node:buffer'
import { deflateSync } from 'node:zlib'
import { count, eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import {
  DRAFT_FILES_MAX,
  getMerchantFile,
  MERCHANT_FILE_MAX_BYTES,
  openMerchantDraft,
  uploadMerchantFile,
} from '@/contract/merchant/merchant-calls'
import { files } from '@/server/kernel/db/order-schema'
import { createFiles } from '@/server/modules/file/file-repository'
import { givenCaptchaToken } from '../../support/captcha'
import { joinMall } from '../../support/join-mall'
import { jpegFile } from '../../support/picture'
import { openTestMall, type TestMall } from '../../support/test-mall'

let mall: TestMall
let applicants: ReturnType<typeof joinMall>
let draftId: string
beforeAll(async () => {
  mall = await openTestMall({ TRUSTED_PROXY: true })
  applicants = joinMall(mall)
  draftId = await applicants.openDraft()
})
const own = eq(files.kind, 'merchant')
afterEach(() => mall.db.delete(files).where(own))
afterAll(() => mall.close())

/** What Node wants of a body that is still being made; the types of fetch do not know it. */
const STREAMED: object = { duplex: 'half' }

const saved = async () =>
  Number((await mall.db.select({ files: count() }).from(files).where(own))[0]?.files)

const bytes = (...parts: (string | Uint8Array)[]) =>
  Buffer.concat(parts.map((part) => Buffer.from(part)))
const PDF = bytes('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n', '%%EOF\n')
const PNG_HEAD = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

function crc(data: Buffer): Buffer {
  let value = 0xffffffff
  for (const byte of data) {
    value ^= byte
    for (let bit = 0; bit < 8; bit += 1)
      value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  }
  const written = Buffer.alloc(4)
  written.writeUInt32BE((value ^ 0xffffffff) >>> 0)
  return written
}
function chunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const body = bytes(type, data)
  return bytes(length, body, crc(body))
}
/** A png that says it has so many pixels, of next to no bytes. */
function hugePng(side: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.set([1, 0], 8)
  const rows = deflateSync(Buffer.alloc((side / 8 + 1) * Math.min(side, 2000)), { level: 9 })
  return bytes(PNG_HEAD, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0)))
}

const picture = (kind: 'jpeg' | 'png' | 'webp' | 'gif' | 'tiff') =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#2c629a' } })
    .toFormat(kind)
    .toBuffer()

/** Invalid files by name. */
async function badFiles(): Promise<[string, Buffer][]> {
  const jpeg = await picture('jpeg')
  const png = await picture('png')
  const scripts = ['<html><script>alert(1)</script>', '<?php system($_GET[0]);', '#!/bin/sh\n']
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  const others = ['webp', 'gif', 'tiff'] as const
  const cuts = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7]
  return [
    ['an exe', bytes('MZ\u0090\u0000', Buffer.alloc(500))],
    ['an ELF', bytes('\u007fELF', Buffer.alloc(500))],
    ['a zip', bytes('PK\u0003\u0004', Buffer.alloc(500))],
    ['svg', bytes(svg)],
    ['svg with a declaration', bytes(`<?xml version="1.0"?>${svg}`)],
    ['text', bytes('营业执照')],
    ...scripts.map((text): [string, Buffer] => [text.slice(0, 6), bytes(text)]),
    ...(await Promise.all(
      others.map(async (kind): Promise<[string, Buffer]> => [kind, await picture(kind)]),
    )),
    ['a picture after a script', bytes('<script>alert(1)</script>', jpeg)],
    ['a PDF after a script', bytes('<script>alert(1)</script>', PDF)],
    ['a PDF without its end', PDF.subarray(0, 20)],
    ['only how a PDF begins', bytes('%PDF-')],
    ['a PDF of another time', bytes('%PDF-9.9\n%%EOF')],
    ['only how a jpeg begins', bytes(jpeg.subarray(0, 3))],
    ['only how a png begins', bytes(PNG_HEAD)],
    ['a png of 20,000 by 20,000', hugePng(20_000)],
    ['a png of 6,000 by 6,000', hugePng(6000)],
    ['the head of a png on a jpeg', bytes(PNG_HEAD, jpeg.subarray(8))],
    ...cuts.flatMap((share): [string, Buffer][] => [
      [`${share} of a jpeg`, jpeg.subarray(0, Math.floor(jpeg.length * share))],
      [`${share} of a png`, png.subarray(0, Math.floor(png.length * share))],
    ]),
    ...Array.from({ length: 20 }, (_, at): [string, Buffer] => [
      `noise ${at}`,
      Buffer.from(Array.from({ length: 100 + at * 37 }, (__, i) => (i * 31 + at * 17) % 251)),
    ]),
  ]
}

const NAMES = ['a.jpg', 'a.png', 'a.pdf']

describe('merchant uploads', () => {
  it('refuse files that are no picture and no PDF, whatever their name', async () => {
    const bad = await badFiles()
    expect(bad.length * NAMES.length).toBeGreaterThanOrEqual(150)
    for (const [what, body] of bad) {
      for (const name of NAMES) {
        const file = new Blob([new Uint8Array(body)], { type: 'image/jpeg' })
        const { status, msg } = await applicants.sendFile(draftId, file, {
          name,
          from: applicants.newcomer(),
        })
        expect([what, name, status]).toEqual([what, name, 400])
        expect(msg).toMatch(/仅支持 jpg、png 图片和 pdf 文件/)
      }
    }
    expect(await saved()).toBe(0)
  })

  it('refuse no file, several files and files over 5 MB', async () => {
    const send = (body: FormData) =>
      mall.send(uploadMerchantFile.path, { method: 'POST', body, ...applicants.newcomer() })
    const form = (...parts: Blob[]) => {
      const body = new FormData()
      body.append('draftId', draftId)
      for (const part of parts) body.append('file', part, 'a.jpg')
      return body
    }
    expect((await send(form())).msg).toBe('请选择要上传的文件')
    expect((await send(form(new Blob([])))).msg).toBe('文件是空的（0 字节），请换一个')
    const eleven = Array.from({ length: 11 }, () => new Blob([new Uint8Array(PDF)]))
    expect((await send(form(...eleven))).msg).toBe('一次只能上传一个文件')
    const large = await send(form(new Blob([Buffer.alloc(MERCHANT_FILE_MAX_BYTES + 1)])))
    expect([large.status, large.msg]).toEqual([413, '文件不能超过 5 MB'])
    const flood = await send(form(new Blob([Buffer.alloc(2 * MERCHANT_FILE_MAX_BYTES)])))
    expect([flood.status, flood.msg]).toEqual([400, '文件不能超过 5 MB'])
    expect(await saved()).toBe(0)
  })

  it.each([
    ['../../etc/passwd.jpg', /^\.\._\.\._etc_passwd\.webp$/],
    ['shell.php.jpg', /^shell\.php\.webp$/],
    ['a\u202egpj.exe', /^a_gpj\.webp$/],
    [`${'长'.repeat(500)}.jpg`, /^长{80}\.webp$/],
    ['.jpg', /^资料\.webp$/],
    ['"<script>".jpg', /^__script__\.webp$/],
  ])('store %s under a safe file name', async (name, safe) => {
    const { status, data } = await applicants.sendFile(draftId, await jpegFile(), { name })
    expect(status).toBe(200)
    expect(uploadMerchantFile.output.parse(data).fileName).toMatch(safe)
  })

  it('re-encode pictures without EXIF and without appended data', async () => {
    const jpeg = Buffer.from(await (await jpegFile({ width: 3000, height: 100 })).arrayBuffer())
    const polyglot = new Blob([jpeg, '<script>alert(1)</script>'])
    const { data } = await applicants.sendFile(draftId, polyglot)
    const { fileId } = uploadMerchantFile.output.parse(data)
    const answer = await mall.fetchCall(getMerchantFile, { fileId, draftId }, {})
    const body = Buffer.from(await answer.arrayBuffer())
    expect(body.includes('script')).toBe(false)
    const { exif, format, width } = await sharp(body).metadata()
    expect([exif, format, width]).toEqual([undefined, 'webp', 2400])
  })

  it('store a PDF unchanged', async () => {
    const { data } = await applicants.sendFile(draftId, new Blob([new Uint8Array(PDF)]), {
      name: '证明.pdf',
    })
    const { fileId, type } = uploadMerchantFile.output.parse(data)
    expect(type).toBe('application/pdf')
    const answer = await mall.fetchCall(getMerchantFile, { fileId, draftId }, {})
    expect(Buffer.from(await answer.arrayBuffer()).equals(PDF)).toBe(true)
  })

  it('require a draft, which requires a captcha', async () => {
    for (const unknown of ['', 'x', 'x'.repeat(43)]) {
      const { status, msg } = await applicants.sendFile(unknown, await jpegFile())
      expect([status, msg]).toEqual([400, '草稿已失效，请重新上传文件'])
    }
    const wrong = await givenCaptchaToken(mall, 'sms')
    for (const captchaToken of ['x', wrong]) {
      const { status } = await mall.ask(openMerchantDraft, { captchaToken }, applicants.newcomer())
      expect(status).toBe(400)
    }
  })

  it('never exceed DRAFT_FILES_MAX per draft, even concurrently', async () => {
    const one = await applicants.openDraft()
    const pdf = new Blob([new Uint8Array(PDF)])
    const answers = await Promise.all(
      Array.from({ length: DRAFT_FILES_MAX + 1 }, () => applicants.sendFile(one, pdf)),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(DRAFT_FILES_MAX)
    expect(answers.find(({ status }) => status !== 200)?.msg).toMatch(/最多上传 16 个文件/)
  })

  it('are limited to twenty per address', async () => {
    const from = applicants.newcomer()
    const statuses: number[] = []
    for (let at = 0; at < 21; at += 1) {
      statuses.push((await applicants.sendFile(draftId, new Blob(['x']), { from })).status)
    }
    expect(statuses.slice(0, 20).every((status) => status === 400)).toBe(true)
    expect(statuses[20]).toBe(429)
  })

  it('that are cut on their way leave nothing behind, and are no error of the mall', async () => {
    mall.logged.length = 0
    const form = new FormData()
    form.append('draftId', draftId)
    form.append('file', await jpegFile(), 'a.jpg')
    const whole = new Response(form)
    const sent = Buffer.from(await whole.arrayBuffer())
    const cut = (length: number) =>
      new ReadableStream({
        start(stream) {
          stream.enqueue(sent.subarray(0, length))
          stream.error(new Error('the connection is gone'))
        },
      })
    for (const share of [0.1, 0.5, 0.99]) {
      const answer = await mall.send(uploadMerchantFile.path, {
        method: 'POST',
        body: cut(Math.floor(sent.length * share)),
        headers: {
          ...applicants.newcomer().headers,
          'Content-Type': whole.headers.get('Content-Type') ?? '',
          'Content-Length': String(sent.length),
        },
        ...STREAMED,
      })
      expect([answer.status, answer.msg]).toEqual([400, '上传内容不完整，请重试'])
    }
    expect(await saved()).toBe(0)
    expect(mall.logged).toEqual([])
  })

  it('that stay unused are deleted after a day', async () => {
    await applicants.upload(draftId)
    await createFiles(mall.db).forgetUnused(mall.time.now + 86_400_000 + 1000)
    expect(await saved()).toBe(0)
  })
})
