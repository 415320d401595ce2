import { Check, RotateCcw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '#app/components/ui/button.tsx';
import { Card } from '#app/components/ui/card.tsx';

interface PhotoPreviewProps {
  photo: File;
  onRetake(): void;
  onUse(): void;
}

export function PhotoPreview({ photo, onRetake, onUse }: PhotoPreviewProps) {
  const [address, setAddress] = useState<string>();

  useEffect(() => {
    const created = URL.createObjectURL(photo);
    setAddress(created);
    return () => URL.revokeObjectURL(created);
  }, [photo]);

  return (
    <Card className="overflow-hidden">
      <div className="flex aspect-4/3 items-center justify-center bg-black sm:aspect-video">
        {address && (
          <img src={address} alt="What you captured" className="size-full object-contain" />
        )}
      </div>
      <div className="flex flex-wrap items-center justify-center gap-3 p-4">
        <Button variant="outline" size="lg" onClick={onRetake}>
          <RotateCcw aria-hidden="true" /> Retake
        </Button>
        <Button size="lg" onClick={onUse}>
          <Check aria-hidden="true" /> Use Photo
        </Button>
      </div>
    </Card>
  );
}
