/** What a number field reads of its text; antd's own reading drops the full-width digits of an input method. */
export const typedNumber = (text = '') => text.normalize('NFKC').replace(/[^\w.-]+/g, '')
