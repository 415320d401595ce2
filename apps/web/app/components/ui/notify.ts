import { toast } from 'sonner';

/** Tells of something that went well or is good to know. */
export function notify(title: string, description?: string): void {
  toast.success(title, { description });
}

/** Tells of a failure ("destructive" toast). It stays longer, because it has to be read. */
export function notifyError(title: string, description?: string): void {
  toast.error(title, { description, duration: 8000 });
}
