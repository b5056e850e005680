/** A film is no longer than this, in milliseconds. */
export const longestFilmMs = 15_000;

const picturesPerSecond = 30;
const bitsPerSecond = 6_000_000;
/** Best first: what phones and messengers open, then what every browser of today writes. */
const containers = [
  { type: 'video/mp4;codecs=avc1.42E01F', ending: 'mp4' },
  { type: 'video/mp4', ending: 'mp4' },
  { type: 'video/webm;codecs=vp9', ending: 'webm' },
  { type: 'video/webm', ending: 'webm' },
] as const;

function container() {
  if (typeof MediaRecorder === 'undefined' || !('captureStream' in HTMLCanvasElement.prototype))
    return undefined;
  return containers.find(({ type }) => MediaRecorder.isTypeSupported(type));
}

export function canRecord(): boolean {
  return container() !== undefined;
}

/** Writes what is drawn on a canvas to a film, on the device. */
export class FilmRecorder {
  readonly #recorder: MediaRecorder;
  readonly #parts: Blob[] = [];
  readonly #ending: string;
  /** The film, once it has ended: by `stop`, or because it is as long as it may be. */
  readonly film: Promise<File>;

  /** @throws where the browser writes no films */
  constructor(canvas: HTMLCanvasElement) {
    const found = container();
    if (!found) throw new Error('this browser writes no films');
    const stream = canvas.captureStream(picturesPerSecond);
    this.#ending = found.ending;
    this.#recorder = new MediaRecorder(stream, { mimeType: found.type, videoBitsPerSecond: bitsPerSecond });
    this.#recorder.addEventListener('dataavailable', ({ data }) => this.#parts.push(data));
    this.film = new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.stop(), longestFilmMs);
      this.#recorder.addEventListener('error', () => reject(new Error('the film could not be written')));
      this.#recorder.addEventListener('stop', () => {
        clearTimeout(timer);
        for (const track of stream.getTracks()) track.stop();
        const file = this.#file();
        if (file.size > 0) resolve(file);
        else reject(new Error('the film is empty'));
      });
    });
    this.#recorder.start();
  }

  stop(): void {
    if (this.#recorder.state !== 'inactive') this.#recorder.stop();
  }

  #file(): File {
    const type = this.#recorder.mimeType.split(';')[0] ?? '';
    return new File(this.#parts, `tattoo-film-${Date.now()}.${this.#ending}`, { type });
  }
}
