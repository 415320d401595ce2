import { useState } from 'react';

const KEY = 'cardsift-automatic-shots';

/** Whether cards are taken as soon as they can be; on until somebody switches it off in this browser. */
export function useAutomaticShots(): [boolean, (on: boolean) => void] {
  const [isOn, setIsOn] = useState(read);
  return [
    isOn,
    (on) => {
      setIsOn(on);
      write(on);
    },
  ];
}

function read(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
}

function write(on: boolean): void {
  try {
    localStorage.setItem(KEY, on ? 'on' : 'off');
  } catch {
    // Storage is full or switched off: the choice lasts as long as the page.
  }
}
