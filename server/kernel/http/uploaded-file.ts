import { HttpError } from './http-error'

/** The file of an uploaded form, named `what` to the buyer; throws without one, and for one of no bytes. */
export function uploadedFile(form: FormData, what: '文件' | '图片' = '文件'): File {
  const file = form.get('file')
  if (!(file instanceof File)) throw new HttpError('BAD_INPUT', `请选择要上传的${what}`)
  if (file.size === 0) throw new HttpError('BAD_INPUT', `${what}是空的（0 字节），请换一个`)
  return file
}
