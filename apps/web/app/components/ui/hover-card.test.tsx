import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HoverCard } from './hover-card.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <HoverCard content={<a href="/more">More</a>}>
      <a href="/privacy">Privacy</a>
    </HoverCard>,
  );
});

afterEach(() => {
  vi.useRealTimers();
});

const link = () => screen.getByText('Privacy');
const card = () => screen.queryByText('More');
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

describe('HoverCard', () => {
  it('opens after 700 ms of resting on the link and closes 300 ms after leaving', () => {
    fireEvent.pointerEnter(link(), { pointerType: 'mouse' });
    wait(699);
    expect(card()).toBeNull();
    wait(1);
    expect(card()).not.toBeNull();
    fireEvent.pointerLeave(link(), { pointerType: 'mouse' });
    wait(299);
    expect(card()).not.toBeNull();
    wait(1);
    expect(card()).toBeNull();
  });

  it('does not open for a pointer that only passes by', () => {
    fireEvent.pointerEnter(link(), { pointerType: 'mouse' });
    wait(300);
    fireEvent.pointerLeave(link(), { pointerType: 'mouse' });
    wait(2000);
    expect(card()).toBeNull();
  });

  it('opens for the keyboard, stays while the focus is in it, and closes on Escape', () => {
    act(() => link().focus());
    wait(700);
    act(() => screen.getByText('More').focus());
    wait(1000);
    expect(card()).not.toBeNull();
    fireEvent.keyDown(screen.getByText('More'), { key: 'Escape' });
    expect(card()).toBeNull();
  });

  it('leaves a finger alone', () => {
    fireEvent.pointerEnter(link(), { pointerType: 'touch' });
    wait(2000);
    expect(card()).toBeNull();
  });
});
