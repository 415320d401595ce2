import { useEffect, useState } from 'react';
import { Skeleton } from '#app/components/ui/skeleton.tsx';
import { QR_SIZE, qrCodeSvg } from './qr-code.ts';

interface QrPictureProps {
  value: string;
  /** What it is the code of, for people who cannot see it. */
  label: string;
  /** In CSS pixels. */
  size?: number;
}

/** The code on white, also in the dark: readers expect dark on light. */
export function QrPicture({ value, label, size = QR_SIZE }: QrPictureProps) {
  const [svg, setSvg] = useState<string | null>(null);
  useEffect(() => {
    let current = true;
    qrCodeSvg(value).then(
      (text) => current && setSvg(text),
      (error: unknown) => console.error('The QR code could not be drawn', error),
    );
    return () => {
      current = false;
    };
  }, [value]);
  if (svg === null) return <Skeleton style={{ width: size, height: size }} />;
  return (
    <img
      src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
      width={size}
      height={size}
      alt={label}
      className="rounded-lg bg-white"
    />
  );
}
