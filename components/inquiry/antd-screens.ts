/** What shows antd widgets, as one chunk: each one more costs every page a line of its loader. */
export { InquiryForm } from './inquiry-form'
export { InquiryScreen } from './inquiry-screen'
export { InquiryTable } from './inquiry-table'
