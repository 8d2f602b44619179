import { Refusal } from '../../../vocabulary/refusals.ts'
import type { EndpointResponse, RequestContext } from '../kit/endpoint.ts'
import { readWebManifest, sendBuiltFile } from './web-build.ts'

/**
 * The HTML of a page of `web/`, which names the scripts and styles of the present build: a browser asks each time.
 *
 * @throws Refusal ERROR_OPERATION_FAILED where the pages were not built
 */
export async function sendPage(
  name: string,
  { header }: Pick<RequestContext, 'header'>,
): Promise<EndpointResponse> {
  const page = (await readWebManifest())?.pages[name]
  if (page === undefined)
    throw new Refusal('ERROR_OPERATION_FAILED', {
      message: 'The pages are not built. Run: npm run build',
    })
  return sendBuiltFile(page, header('accept-encoding'), 'no-cache')
}
