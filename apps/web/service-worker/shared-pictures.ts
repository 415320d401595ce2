/** Where the manifest has phones post what is shared with the installed app. */
export const SHARE_TARGET = '/share-target';

/** As many as the largest batch. */
const MOST_PICTURES = 15;

/** In memory only, the last ones that were shared; gone when they are given, and with this worker. */
let shared: { id: string; pictures: File[] } | null = null;

/** Keeps the pictures of a share and opens the page that asks for them. */
export async function takeSharedPictures(request: Request): Promise<Response> {
  try {
    const form = await request.formData();
    const pictures = form.getAll('pictures').filter((entry) => entry instanceof File);
    shared = { id: crypto.randomUUID(), pictures: pictures.slice(0, MOST_PICTURES) };
    return Response.redirect(`/dashboard?shared=${shared.id}`, 303);
  } catch {
    return Response.redirect('/dashboard?shared=lost', 303);
  }
}

/** The pictures of a share, once; null when they are gone. */
export function giveSharedPictures(id: unknown): File[] | null {
  if (shared === null || shared.id !== id) return null;
  const { pictures } = shared;
  shared = null;
  return pictures;
}
