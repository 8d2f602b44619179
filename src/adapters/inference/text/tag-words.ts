import { type InferenceSession, Tensor } from 'onnxruntime-node'
import {
  ngramsOfWord,
  tagsOfWord,
  type WordsOfPrint,
  type WordTags,
} from '../../../vocabulary/reading/print-tags.ts'

/** Asks the tagger of registration documents what each word is. */
export async function tagWords(
  network: InferenceSession,
  { ngrams, boxes, pieces }: WordsOfPrint,
): Promise<WordTags> {
  const words = pieces.length
  const { tags, standing, links } = await network.run({
    ngrams: new Tensor('int32', ngrams, [words, ngramsOfWord]),
    boxes: new Tensor('float32', boxes, [words, 4]),
    piece: new Tensor('int32', pieces, [words]),
  })
  return {
    tags: floats(tags, words * tagsOfWord),
    standing: floats(standing, words * 2),
    links: floats(links, words * words),
  }
}

function floats(tensor: Tensor | undefined, length: number): Float32Array {
  const data = tensor?.data
  if (!(data instanceof Float32Array && data.length === length)) throw new Error('the tagger gave no answer')
  return data
}
