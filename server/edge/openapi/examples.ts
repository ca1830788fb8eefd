import examples from './examples.json'

type Example = { input?: unknown; output: unknown }

/** What main calls take and answer in the demo mall; written by `npm run openapi`. */
export const EXAMPLES: Readonly<Record<string, Example>> = examples
