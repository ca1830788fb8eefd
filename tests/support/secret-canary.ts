/** A secret of the mall under end-to-end tests, which no browser may be sent. */
export const SECRET_CANARY = 'c4a7f1d29e8b4d0f9a6c3b57e1f08d42'
