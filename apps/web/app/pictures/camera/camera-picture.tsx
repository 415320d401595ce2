import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import type { Size } from '../fit-within.ts';

interface CameraPictureProps {
  video: RefObject<HTMLVideoElement | null>;
  /** Null while the camera is being opened. */
  stream: MediaStream | null;
  onLive(isLive: boolean): void;
  /** What lies over the picture. */
  children: ReactNode;
}

/** The camera's picture in its own shape; turning the phone turns it. */
export function CameraPicture({ video, stream, onLive, children }: CameraPictureProps) {
  const [size, setSize] = useState<Size>({ width: 4, height: 3 });

  useEffect(() => {
    onLive(false);
    if (video.current) video.current.srcObject = stream;
  }, [video, stream, onLive]);

  const measure = () => {
    const { videoWidth: width = 0, videoHeight: height = 0 } = video.current ?? {};
    if (width > 0 && height > 0) setSize({ width, height });
  };

  return (
    <div
      className="relative mx-auto flex max-h-[68dvh] w-full items-center justify-center overflow-hidden bg-black"
      style={{ aspectRatio: `${size.width} / ${size.height}` }}
    >
      <video
        ref={video}
        autoPlay
        muted
        playsInline
        aria-label="Live camera picture"
        onLoadedMetadata={measure}
        onResize={measure}
        onLoadedData={() => onLive(true)}
        className="size-full object-contain"
      />
      {children}
    </div>
  );
}
