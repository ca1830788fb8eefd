// What the embedded API needs once its database is open (embedded.ts).
export { tellMallFigures } from './mall-figures'
export { enterMode } from './ops/enter-mode'
export { createRunningMall } from './running-mall'
