import { type RefObject, useEffect, useReducer, useRef, useState } from 'react';
import { START, type Watch, type WatchEvent, watchReducer } from './decide-shot.ts';
import { type Picture, startLooking } from './start-looking.ts';

interface CameraWatch {
  watch: Watch;
  /** The frame of the last look. */
  picture: RefObject<Picture | null>;
  tell(event: Exclude<WatchEvent, { type: 'looked' }>): void;
  /** False where this browser cannot look at the picture by itself. */
  canLook: boolean;
}

/** Keeps looking at what a video shows while `active`. */
export function useWatch(video: RefObject<HTMLVideoElement | null>, active: boolean): CameraWatch {
  const [watch, tell] = useReducer(watchReducer, START);
  const [canLook, setCanLook] = useState(true);
  const picture = useRef<Picture>(null);

  useEffect(() => {
    if (!active || !canLook || !video.current) return;
    tell({ type: 'opened' });
    return startLooking(
      video.current,
      (look, seen) => {
        picture.current = seen;
        tell({ type: 'looked', look });
      },
      (error) => {
        console.warn('The camera is not watched for cards', error);
        setCanLook(false);
      },
    );
  }, [video, active, canLook]);

  return { watch, picture, tell, canLook };
}
