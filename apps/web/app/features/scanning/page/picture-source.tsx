import { Camera, Upload } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#app/components/ui/tabs.tsx';
import { DropZone } from './drop-zone.tsx';
import { LimitNotice } from './limit-notice.tsx';

interface WaysInProps extends ComponentProps<typeof DropZone> {
  /** Whether no scan is left today. */
  usedUp: boolean;
  camera(): ReactNode;
}

/** Where pictures come from: the camera, which is in front on a phone, or files. */
export function PictureSource({ usedUp, camera, disabled, ...files }: WaysInProps) {
  const [firstTab] = useState(() => (window.innerWidth < 768 ? 'camera' : 'upload'));
  return (
    <Tabs defaultValue={firstTab}>
      <TabsList>
        <TabsTrigger value="camera">
          <Camera aria-hidden="true" /> Take Photo
        </TabsTrigger>
        <TabsTrigger value="upload">
          <Upload aria-hidden="true" /> Upload Files
        </TabsTrigger>
      </TabsList>
      <TabsContent value="camera">{usedUp ? <LimitNotice /> : camera()}</TabsContent>
      <TabsContent value="upload" className="flex flex-col gap-4">
        {usedUp && <LimitNotice />}
        <DropZone disabled={disabled || usedUp} {...files} />
      </TabsContent>
    </Tabs>
  );
}
