import { parse } from 'yaml'
import { defineCommand } from '../../command.ts'
import { isJsonObject, textOf } from '../../connection.ts'
import { UsageError } from '../../exit-codes.ts'
import { requiredText, text } from '../../options.ts'
import { readTextFile } from '../../read-text-file.ts'
import { type CustomListOptions, datedOption, forceOption, importFromSource } from './import-from-source.ts'

/** The map, YAML or JSON, may say topic and title, too; what the command says goes before. */
export const importList = defineCommand({
  name: 'lists import',
  summary: 'take in a list of your own: a table and a map of its columns, or FollowTheMoney',
  arguments: ['file'],
  options: {
    name: requiredText('--name <name>', 'what it is called: lower case letters, digits and _'),
    map: text('--map <file>', 'YAML or JSON: which column of the table is what'),
    topic: text('--topic <topic>', 'why people stand in it: sanction, crime or pep'),
    title: text('--title <title>', 'its name in words'),
    dated: datedOption,
    force: forceOption,
  },
  kind: 'service',
  run: async (context, { file: from, name: source, dated, force, ...options }) => {
    const { topic: mapTopic, title: mapTitle, ...map } = await readMap(options.map)
    const topic = options.topic ?? textOf(mapTopic)
    const title = options.title ?? textOf(mapTitle)
    if (topic === '')
      throw new UsageError(
        'Say why people stand in the list: --topic sanction, --topic crime or --topic pep.',
      )
    const customList: CustomListOptions = {
      topic,
      ...(title === '' ? {} : { title }),
      ...(options.map === undefined ? {} : { map }),
    }
    return importFromSource(context, { source, from, dated, force, own: customList })
  },
})

async function readMap(path: string | undefined): Promise<Readonly<Record<string, unknown>>> {
  if (path === undefined) return {}
  const map: unknown = parse(await readTextFile(path))
  if (!isJsonObject(map))
    throw new UsageError(`${path} is no map: it says which column is what, for example name: Full name.`)
  return map
}
