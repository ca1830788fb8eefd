/** A mistake of the operator: shown as one line, without a stack. */
export class OperatorError extends Error {
  override name = 'OperatorError'
}
