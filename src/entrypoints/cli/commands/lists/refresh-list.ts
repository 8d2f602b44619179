import { defineCommand } from '../../command.ts'
import { requiredText, text } from '../../options.ts'
import { datedOption, forceOption, importFromSource } from './import-from-source.ts'

export const refreshList = defineCommand({
  name: 'lists refresh',
  summary: 'take in a new version of a list from its publisher, or from a file or folder',
  arguments: [],
  options: {
    source: requiredText('--source <id>', 'which list, for example us_ofac'),
    from: text('--from <path>', 'a file or folder on this machine instead of the publisher'),
    dated: datedOption,
    force: forceOption,
  },
  kind: 'service',
  run: (context, { source, from, dated, force }) => importFromSource(context, { source, from, dated, force }),
})
