import { describe, expect, it } from 'vitest'
import { childrenOf, xmlToObject, readXml, textIn, type XmlElement } from './read-xml.ts'

const shape = { title: 'the file', root: 'list', records: ['being'] }

async function read(...chunks: string[]): Promise<XmlElement[]> {
  const found: XmlElement[] = []
  for await (const element of readXml(stream(chunks), shape)) found.push(element)
  return found
}

async function* stream(chunks: readonly string[]): AsyncGenerator<string> {
  for (const chunk of chunks) yield await Promise.resolve(chunk)
}

describe('readXml', () => {
  it('yields records whole, wherever the text is cut, whatever their namespace', async () => {
    const text =
      '<?xml version="1.0"?><x:list xmlns:x="urn:x"><head>1</head><x:being id=" 7 "><name>A &amp; B\n C</name><name><![CDATA[<D>]]></name></x:being></x:list>'
    for (const at of [0, 30, 77, 90, 101, 120]) {
      const [entity] = await read(text.slice(0, at), text.slice(at))
      expect(entity?.attributes['id']).toBe('7')
      expect(textIn(entity, 'name')).toBe('A & B C')
      expect(childrenOf(entity, 'name')).toHaveLength(2)
      expect(entity && xmlToObject(entity)).toEqual({ id: '7', name: ['A & B C', '<D>'] })
    }
  })

  it.each([
    ['a file that is cut off', '<list><being>'],
    ['a web page', '<html><body>Service unavailable</body></html>'],
    ['nothing at all', ''],
    ['no XML', 'sorry'],
    ['control characters', '<list><being><name>A\u0002B</name></being></list>'],
    ['unclosed markup', '<list><being></list>'],
    ['elements without end', '<list><being>' + '<a>'.repeat(100)],
    ['a text without end', `<list><being>${'x'.repeat(4_100_000)}`],
    ['an attribute without end', `<list><being a="${'x'.repeat(4_100_000)}`],
    [
      'an entity bomb',
      '<!DOCTYPE list [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]><list><being><name>&b;</name></being></list>',
    ],
    ['an outside entity', '<!DOCTYPE list SYSTEM "file:///etc/hosts"><list><being/></list>'],
    ['an entity that no one declared', '<list><being>&boom;</being></list>'],
  ])('refuses %s', async (_, text) => {
    await expect(read(text)).rejects.toMatchObject({ code: 'ERROR_OPERATION_FAILED' })
  })

  it('reads many records in little memory, however much stands between them', async () => {
    const between = ' '.repeat(3_000_000)
    expect(
      await read('<list><being/>', between, '<being/>', between, '<being/>', between, '</list>'),
    ).toHaveLength(3)
  })
})
