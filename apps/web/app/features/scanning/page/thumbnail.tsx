import { ImageIcon } from 'lucide-react';
import { useState } from 'react';
import { useObjectUrl } from './use-object-url.ts';

/** A chosen picture, small; a sign where the browser cannot show it, as HEIC outside Safari. */
export function Thumbnail({ file }: { file: File }) {
  const url = useObjectUrl(file);
  const [isShown, setIsShown] = useState(true);
  return (
    <span className="grid size-12 shrink-0 place-items-center overflow-hidden rounded-md bg-secondary">
      {url && isShown ? (
        <img
          src={url}
          // The name of the file stands beside it.
          alt=""
          decoding="async"
          className="size-full object-cover"
          onError={() => setIsShown(false)}
        />
      ) : (
        <ImageIcon aria-hidden="true" className="size-5 text-muted-foreground" />
      )}
    </span>
  );
}
