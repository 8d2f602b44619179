import { Refusal } from '../../../vocabulary/refusals.ts'
import type { EndpointResponse, RequestContext } from '../kit/endpoint.ts'
import { findBuiltFile, sendBuiltFile } from './web-build.ts'

/**
 * The HTML of a page of `web/`, which names the scripts and styles of the present build: a browser asks each time. These
 * names are relative, so that a page works below any path of a proxy; with a `/` too many at the end they would not be found.
 *
 * @throws Refusal ERROR_OPERATION_FAILED where the pages were not built
 */
export async function sendPage(
  name: string,
  { header, path }: Pick<RequestContext, 'header' | 'path'>,
): Promise<EndpointResponse> {
  const [, last] = /([^/]+)\/+$/.exec(path) ?? []
  if (last !== undefined) return { movedTo: `../${last}` }
  const page = await findBuiltFile('pages', name)
  if (page === null)
    throw new Refusal('ERROR_OPERATION_FAILED', {
      message: 'The pages are not built. Run: npm run build',
    })
  return sendBuiltFile(page, header('accept-encoding'), 'no-cache')
}
