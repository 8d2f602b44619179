import { buildService } from '../service/service.ts'

/** Compiled once for a whole suite. */
export default function build(): void {
  buildService()
}
