import { buildWeb } from '../../../tools/build/build-web.ts'

/** Builds the pages of `web/` once for a whole suite. */
export default function build(): Promise<void> {
  return buildWeb()
}
