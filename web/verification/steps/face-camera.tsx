import { useFlow, useSession } from '../app/page-flow.ts'
import { LazyPart } from '../parts/lazy-part.tsx'
import { useProblem } from '../refusals/use-problem.ts'

const load = async () => (await import('../capture/face-capture.tsx')).FaceCapture

/** The camera for the face, with the movements that the service asks for. */
export function FaceCamera() {
  const { allowFileUpload, liveness } = useSession()
  const { driver, state } = useFlow()
  const problem = useProblem()
  return (
    <LazyPart
      load={load}
      show={(FaceCapture) => (
        <FaceCapture
          prompts={liveness?.prompts ?? []}
          mayUpload={allowFileUpload}
          problem={problem}
          isSending={state.sending?.call === 'upload_face'}
          progress={state.sending?.progress ?? null}
          onTaken={(frames) => void driver.takeFace(frames)}
          onNote={driver.note}
          onTrouble={(trouble) => driver.dispatch({ type: 'camera-trouble', trouble })}
        />
      )}
    />
  )
}
