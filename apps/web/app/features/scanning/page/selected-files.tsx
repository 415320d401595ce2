import { X } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '#app/components/ui/button.tsx';
import { Card, CardContent, CardHeader, CardTitle } from '#app/components/ui/card.tsx';
import { focusMainHeading } from '#app/components/ui/return-focus.ts';
import { Thumbnail } from './thumbnail.tsx';

interface SelectedFilesProps {
  files: readonly File[];
  disabled: boolean;
  onRemove(file: File): void;
}

export function SelectedFiles({ files, disabled, onRemove }: SelectedFilesProps) {
  const card = useRef<HTMLDivElement>(null);
  // The button goes with its file, and the card with the last one.
  const keepFocus = () => (files.length > 1 ? card.current?.focus() : focusMainHeading());
  return (
    <Card ref={card} tabIndex={-1} className="focus-ring">
      <CardHeader>
        <CardTitle id="selected-files">Selected Files</CardTitle>
      </CardHeader>
      <CardContent>
        <ul aria-labelledby="selected-files" className="divide-y divide-border">
          {files.map((file) => (
            <li key={file.name} className="flex items-center gap-3 py-2">
              <Thumbnail file={file} />
              <span className="min-w-0 flex-1 truncate text-sm" title={file.name}>
                {file.name}
              </span>
              <span className="text-sm whitespace-nowrap text-muted-foreground">
                {formatFileSize(file.size)}
              </span>
              <Button
                variant="ghost"
                size="icon-sm"
                aria-label={`Remove ${file.name}`}
                disabled={disabled}
                onClick={() => {
                  keepFocus();
                  onRemove(file);
                }}
              >
                <X aria-hidden="true" />
              </Button>
            </li>
          ))}
        </ul>
      </CardContent>
    </Card>
  );
}

/** `4.2 MB`, `870 KB`, `12 bytes`, with the units that the 10 MB limit is counted in. */
function formatFileSize(bytes: number): string {
  if (bytes < 1024) return `${bytes} bytes`;
  if (bytes < 1024 * 1024) return `${Math.round(bytes / 1024)} KB`;
  return `${(bytes / (1024 * 1024)).toFixed(1)} MB`;
}
