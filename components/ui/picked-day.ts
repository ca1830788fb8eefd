import dayjs, { type Dayjs } from 'dayjs'
import 'dayjs/locale/zh-cn'

dayjs.locale('zh-cn')

/** How antd's calendars write a day: as the API takes it. */
export const DAY_FORMAT = 'YYYY-MM-DD'

/** A day of the API as antd's calendars hold it; null for none. */
export const pickedDay = (day: string | null | undefined): Dayjs | null =>
  day ? dayjs(day, DAY_FORMAT) : null
