/** A PDF that may be a bank's receipt. */
export const voucherFile = () => new File([`%PDF-1.7\n${' '.repeat(1024)}\n%%EOF`], 'a.pdf')
