import { defineCommand } from '../../command.ts'
import { showRetentionRules } from './show-retention-rules.ts'

export const listRetention = defineCommand({
  name: 'retention list',
  summary: 'every rule; the most particular one holds',
  arguments: [],
  options: {},
  kind: 'service',
  run: ({ connection, terminal }) => showRetentionRules(connection, terminal),
})
