import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { Client } from '../kit/client/client.ts'
import type { ImageStore } from '../kit/client/images.ts'
import type { ToastMessage } from '../kit/components/toast.tsx'

/** What a person who entered a key works with. The key itself is known to the client alone. */
export interface Session {
  readonly client: Client
  readonly images: ImageStore
  /** Shows a message for a while. */
  readonly notify: (message: Omit<ToastMessage, 'id'>) => void
}

export const SessionContext = createContext<Session | null>(null)

/** Throws where no one has signed in. */
export function useSession(): Session {
  const session = useContext(SessionContext)
  if (session === null) throw new Error('No one has signed in.')
  return session
}
