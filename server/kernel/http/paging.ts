import { DEEP_PAGING_ROWS } from '@/contract/constants'
import { HttpError } from './http-error'

/** Throws UNPROCESSABLE for a page beyond the paging limit (DOMAIN 3.12). */
export function requireShallow({ page, pageSize }: { page: number; pageSize: number }): void {
  if (page * pageSize > DEEP_PAGING_ROWS) {
    throw new HttpError('UNPROCESSABLE', '结果较多，请增加筛选条件后再查看')
  }
}
