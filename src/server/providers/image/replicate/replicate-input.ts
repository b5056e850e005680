import type { Wanted } from '../model/picture-source.ts';
import type { ReplicateSettings } from './replicate-settings.ts';

/** How the API is told which model it is. */
export function modelOf(name: string): { version: string } | { model: string } {
  const [model = '', version] = name.split(':');
  return version ? { version } : { model };
}

/** What the model is given, by its own names. */
export function inputOf(settings: ReplicateSettings, wanted: Wanted): Record<string, unknown> {
  const { parameters, promptParameter, negativeParameter, seedParameter } = settings;
  return {
    ...parameters,
    ...sizeOf(settings, wanted),
    ...pictureOf(settings, wanted),
    ...(negativeParameter && { [negativeParameter]: wanted.negative }),
    ...(seedParameter && { [seedParameter]: wanted.seed }),
    [promptParameter]: wanted.prompt,
  };
}

function sizeOf({ shape }: ReplicateSettings, { size: { width, height } }: Wanted): Record<string, unknown> {
  return shape ? { [shape.parameter]: shape.names[`${width}x${height}`] } : { width, height };
}

function pictureOf({ image }: ReplicateSettings, { picture }: Wanted): Record<string, unknown> {
  if (!image || !picture) return {};
  const { parameter, strengthParameter } = image;
  return {
    [parameter]: `data:image/jpeg;base64,${Buffer.from(picture.file).toString('base64')}`,
    ...(strengthParameter && { [strengthParameter]: Math.max(0.05, 1 - picture.fidelity) }),
  };
}
