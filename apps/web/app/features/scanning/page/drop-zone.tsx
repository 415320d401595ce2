import { FORMAT_NAMES } from '@cardsift/card-reader/image-format';
import { MAX_IMAGE_BYTES } from '@cardsift/card-reader/limits';
import { ImageUp } from 'lucide-react';
import { useState } from 'react';
import { useDropzone } from 'react-dropzone';
import { Button } from '#app/components/ui/button.tsx';
import { cn } from '#app/components/ui/cn.ts';
import type { Notice } from '#app/components/ui/notify.ts';
import { PICTURE_FORMATS } from '#app/pictures/check-picture.ts';
import { TOO_MANY_FILES } from '../batch/select-files.ts';

interface DropZoneProps {
  disabled: boolean;
  batchMax: number;
  /** The document whose pages are being turned into pictures. */
  opening: string | null;
  /** Gets everything that was chosen, fitting or not; tells what does not fit. */
  onFiles(files: File[]): readonly Notice[];
}

/** Takes pictures by drop, paste or the file dialog, and says what is wrong with a refused one. */
export function DropZone({ disabled, batchMax, opening, onFiles }: DropZoneProps) {
  const [tooMany, setTooMany] = useState(false);
  const { getRootProps, getInputProps, isDragActive, isDragReject, fileRejections } = useDropzone({
    accept: PICTURE_FORMATS,
    maxSize: MAX_IMAGE_BYTES,
    minSize: 1,
    disabled,
    // The button inside takes the focus; a second stop for the same thing would only be in the way.
    noKeyboard: true,
    getErrorMessage,
    onDrop: (accepted, rejected) => {
      // The library's own limit refuses all files, but those that fit are taken.
      const notices = onFiles([...accepted, ...rejected.map(({ file }) => file)]);
      setTooMany(notices.some(({ title }) => title === TOO_MANY_FILES));
    },
  });

  return (
    <div className="flex flex-col gap-3">
      <div
        {...getRootProps()}
        className={cn(
          'flex flex-col items-center gap-3 rounded-xl border-2 border-dashed border-input bg-card p-8 text-center transition-colors sm:p-12',
          disabled ? 'opacity-60' : 'cursor-pointer hover:bg-secondary',
          isDragActive && 'border-primary bg-primary-soft',
          isDragReject && 'border-destructive bg-destructive-soft',
        )}
      >
        <input {...getInputProps({ 'aria-label': 'Choose pictures of business cards' })} />
        <ImageUp className="size-10 text-link" aria-hidden="true" />
        <p className="font-medium">Drop photos of business cards here</p>
        <Button variant="outline" disabled={disabled}>
          Choose files
        </Button>
        <p aria-live="polite" className="text-sm break-words text-muted-foreground">
          {opening === null
            ? `${FORMAT_NAMES}, up to 10MB each, up to ${batchMax} at once`
            : `Opening ${opening}…`}
        </p>
      </div>
      {(tooMany || fileRejections.length > 0) && (
        <ul role="alert" className="space-y-1 text-sm text-destructive-text">
          {tooMany && <li>{TOO_MANY_FILES}</li>}
          {fileRejections.map(({ file, errors }) => (
            <li key={file.name}>
              {file.name}: {errors.map(({ message }) => message).join('. ')}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The library rounds sizes to MB; the wording of docs/product.md, “Pictures”, counts bytes. */
function getErrorMessage({ code, message }: { code: string; message: string }): string {
  if (code === 'file-too-large') return `File is larger than ${MAX_IMAGE_BYTES} bytes`;
  if (code === 'file-too-small') return 'File is smaller than 1 bytes';
  return message;
}
