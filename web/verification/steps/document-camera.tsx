import { useFlow, useSession } from '../app/page-flow.ts'
import { backIsAsked, captureTypes, chosenType } from '../flow/document-choice.ts'
import { LazyPart } from '../parts/lazy-part.tsx'
import { useProblem } from '../refusals/use-problem.ts'

const load = async () => (await import('../capture/document-capture.tsx')).DocumentCapture

/** The camera for the document. One instance for both sides: the camera stays open. */
export function DocumentCamera() {
  const session = useSession()
  const { driver, state } = useFlow()
  const problem = useProblem()
  const side = state.front !== null && backIsAsked(session) ? 'back' : 'front'
  return (
    <LazyPart
      load={load}
      show={(DocumentCapture) => (
        <DocumentCapture
          side={side}
          documentType={captureTypes[chosenType(session)]}
          mayUpload={session.allowFileUpload}
          problem={problem}
          isSending={state.sending?.call === 'upload_document'}
          progress={state.sending?.progress ?? null}
          onTaken={(picture) => void driver.takeDocument(picture)}
          onNote={driver.note}
          onTrouble={(trouble) => driver.dispatch({ type: 'camera-trouble', trouble })}
        />
      )}
    />
  )
}
