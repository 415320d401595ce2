import { fitWithin } from './fit-within.ts';

const LONGEST_SIDE = 1600;
const JPEG_QUALITY = 0.75;

/**
 * The frame that a video shows now, as a JPEG on a white ground.
 *
 * @throws Error when the browser can draw or encode no picture.
 */
export async function capturePhoto(video: HTMLVideoElement): Promise<File> {
  const source = { width: video.videoWidth, height: video.videoHeight };
  if (source.width === 0 || source.height === 0) throw new Error('The camera shows no picture yet');
  const { width, height } = fitWithin(source, LONGEST_SIDE);

  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser cannot draw pictures');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, width, height);
  context.drawImage(video, 0, 0, width, height);

  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY);
  });
  if (blob === null) throw new Error('This browser cannot encode JPEG');
  return new File([blob], `business-card-${Date.now()}.jpg`, { type: 'image/jpeg' });
}
