import { Smartphone } from 'lucide-react';

export function IosTip() {
  return (
    <p className="flex items-start gap-3 rounded-lg bg-secondary p-4 text-sm">
      <Smartphone className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
      <span>
        <strong>On iPhone or iPad:</strong> after the download, open the .vcf file from Safari’s
        downloads or the Files app, tap the share button, and choose Contacts to add it.
      </span>
    </p>
  );
}
