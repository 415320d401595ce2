import { drawJpeg } from './draw-jpeg.ts';

const LONGEST_SIDE = 1600;
const JPEG_QUALITY = 0.75;

/**
 * The frame that a video shows now.
 *
 * @throws Error when there is none yet, or the browser cannot make a JPEG of it.
 */
export async function capturePhoto(video: HTMLVideoElement): Promise<File> {
  const size = { width: video.videoWidth, height: video.videoHeight };
  const jpeg = await drawJpeg(video, size, LONGEST_SIDE, JPEG_QUALITY);
  return new File([jpeg], `business-card-${Date.now()}.jpg`, { type: 'image/jpeg' });
}
