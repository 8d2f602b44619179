import type { ComponentType } from 'preact'
import type { Screen } from '../flow/screen-of.ts'
import { ChooseDocument } from '../steps/choose-document.tsx'
import { Consent } from '../steps/consent.tsx'
import { ContractElsewhere } from '../steps/contract-elsewhere.tsx'
import { ContractStep } from '../steps/contract-step.tsx'
import { CustomForm } from '../steps/custom-form.tsx'
import { DocumentCamera } from '../steps/document-camera.tsx'
import { DocumentIntro } from '../steps/document-intro.tsx'
import { EndOfLink } from '../steps/end-of-link.tsx'
import { FaceCamera } from '../steps/face-camera.tsx'
import { FaceIntro } from '../steps/face-intro.tsx'
import { HandOff } from '../steps/hand-off.tsx'
import { Opening } from '../steps/opening.tsx'
import { PartyPending } from '../steps/party-pending.tsx'
import { PhoneCode } from '../steps/phone-code.tsx'
import { PhoneNumber } from '../steps/phone-number.tsx'
import { ReviewData } from '../steps/review-data.tsx'
import { ShareLocation } from '../steps/share-location.tsx'
import { Welcome } from '../steps/welcome.tsx'
import { CameraBlocked } from '../troubles/camera-blocked.tsx'
import { InApp } from '../troubles/in-app.tsx'
import { LinkBlocked } from '../troubles/link-blocked.tsx'

interface ScreenRow {
  readonly Screen: ComponentType
  /** Belongs to no step: no progress stands above it. */
  readonly isPlain: boolean
}

const plain = (Screen: ComponentType): ScreenRow => ({ Screen, isPlain: true })
const ofStep = (Screen: ComponentType): ScreenRow => ({ Screen, isPlain: false })

/** What each screen shows. */
export const screens: Readonly<Record<Screen, ScreenRow>> = {
  opening: plain(Opening),
  'link-trouble': plain(LinkBlocked),
  end: plain(EndOfLink),
  'in-app': plain(InApp),
  welcome: plain(Welcome),
  'hand-off': plain(HandOff),
  consent: plain(Consent),
  location: plain(ShareLocation),
  'phone-number': ofStep(PhoneNumber),
  'phone-code': ofStep(PhoneCode),
  form: ofStep(CustomForm),
  'document-choice': ofStep(ChooseDocument),
  'document-intro': ofStep(DocumentIntro),
  'document-camera': ofStep(DocumentCamera),
  review: ofStep(ReviewData),
  'face-intro': ofStep(FaceIntro),
  'face-camera': ofStep(FaceCamera),
  'camera-trouble': ofStep(CameraBlocked),
  contract: ofStep(ContractStep),
  'contract-elsewhere': ofStep(ContractElsewhere),
  'party-pending': plain(PartyPending),
}
