import { InferenceSession } from 'onnxruntime-node'
import { tagWords } from '../../src/adapters/inference/text/tag-words.ts'
import type { WordsOfPrint, WordTags } from '../../src/vocabulary/reading/print-tags.ts'

/** The network that says what words of a registration document are, without a thread of its own. */
export async function openTagger(file = 'models/registration-tagger.onnx'): Promise<(words: WordsOfPrint) => Promise<WordTags>> {
  const network = await InferenceSession.create(file, { intraOpNumThreads: 1, interOpNumThreads: 1 })
  return (words) => tagWords(network, words)
}
