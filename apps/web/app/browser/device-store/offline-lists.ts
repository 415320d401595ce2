import { type KeptList, openDeviceStore } from './device-store.ts';

export async function readOfflineList(userId: string): Promise<KeptList | undefined> {
  return (await openDeviceStore()).get('lists', userId);
}

export async function writeOfflineList(list: KeptList): Promise<void> {
  await (await openDeviceStore()).put('lists', list);
}

/** Whoever signs out leaves no list behind, and neither does anybody who was here before. */
export async function forgetOfflineLists(): Promise<void> {
  try {
    await (await openDeviceStore()).clear('lists');
  } catch (error) {
    console.warn('The kept list of contacts could not be deleted', error);
  }
}
