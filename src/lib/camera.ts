/** Why there is no picture. */
export type CameraTrouble = 'insecure' | 'refused' | 'missing' | 'busy' | 'ended';

/** What the camera can do besides. */
export interface CameraSkills {
  readonly hasTorch: boolean;
  /** There is another camera. */
  readonly canFlip: boolean;
}

/** Which camera: the one that looks away from the person, unless another was asked for. */
export type CameraChoice = { readonly facing: 'environment' | 'user' } | { readonly deviceId: string };

export const awayFromPerson: CameraChoice = { facing: 'environment' };

export class CameraError extends Error {
  override name = 'CameraError';
  readonly trouble: CameraTrouble;

  constructor(trouble: CameraTrouble, cause?: unknown) {
    super(trouble, { cause });
    this.trouble = trouble;
  }
}

/**
 * Turns a camera on; the browser asks the person first.
 *
 * @param wanted the size of its pictures in pixels, or what is nearest to it
 * @throws CameraError
 */
export async function openCamera(
  choice: CameraChoice,
  wanted: { readonly width: number; readonly height: number },
): Promise<MediaStream> {
  // Where pages come over plain HTTP, browsers hide the camera.
  if (!navigator.mediaDevices?.getUserMedia) throw new CameraError(isSecureContext ? 'missing' : 'insecure');
  const which = 'facing' in choice ? { facingMode: choice.facing } : { deviceId: { exact: choice.deviceId } };
  const size = { width: { ideal: wanted.width }, height: { ideal: wanted.height } };
  try {
    return await navigator.mediaDevices.getUserMedia({ video: { ...which, ...size }, audio: false });
  } catch (cause) {
    throw new CameraError(troubleOf(cause), cause);
  }
}

export function closeCamera(stream: MediaStream | null): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}

export async function skillsOf(stream: MediaStream): Promise<CameraSkills> {
  const [track] = stream.getVideoTracks();
  const skills = track?.getCapabilities?.() as (MediaTrackCapabilities & { torch?: boolean }) | undefined;
  const cameras = await videoInputs();
  return { hasTorch: skills?.torch === true, canFlip: cameras.length > 1 };
}

/** The camera on the other side; of those that have no sides, the next. */
export async function otherCamera(stream: MediaStream): Promise<CameraChoice> {
  const { facingMode, deviceId } = stream.getVideoTracks()[0]?.getSettings() ?? {};
  if (facingMode) return { facing: facingMode === 'user' ? 'environment' : 'user' };
  const cameras = await videoInputs();
  const next = cameras[(cameras.findIndex((each) => each.deviceId === deviceId) + 1) % cameras.length];
  return next ? { deviceId: next.deviceId } : awayFromPerson;
}

/** @throws when the light cannot be switched after all */
export async function setTorch(stream: MediaStream, isOn: boolean): Promise<void> {
  const light = { torch: isOn } as MediaTrackConstraintSet;
  await stream.getVideoTracks()[0]?.applyConstraints({ advanced: [light] });
}

async function videoInputs(): Promise<MediaDeviceInfo[]> {
  const devices = await navigator.mediaDevices.enumerateDevices();
  return devices.filter(({ kind }) => kind === 'videoinput');
}

function troubleOf(cause: unknown): CameraTrouble {
  const name = cause instanceof DOMException || cause instanceof Error ? cause.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
  if (name === 'NotReadableError' || name === 'AbortError') return 'busy';
  return 'missing';
}
