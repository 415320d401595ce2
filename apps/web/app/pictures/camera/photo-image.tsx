import { useEffect, useState } from 'react';

/** A photo that was just taken, over the picture of the camera. */
export function PhotoImage({ photo }: { photo: File }) {
  const [address, setAddress] = useState<string>();

  useEffect(() => {
    const created = URL.createObjectURL(photo);
    setAddress(created);
    return () => URL.revokeObjectURL(created);
  }, [photo]);

  if (!address) return null;
  return (
    <img
      src={address}
      alt="What you captured"
      className="absolute inset-0 size-full bg-black object-contain"
    />
  );
}
