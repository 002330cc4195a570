export type MouseButton = 'left' | 'middle' | 'right';
export type Modifier = 'Shift' | 'Control' | 'Alt' | 'Meta';

/** Media features that `test/support/viewport.ts` can emulate. */
export interface MediaFeatures {
  readonly colorScheme?: 'light' | 'dark';
  readonly reducedMotion?: 'reduce' | 'no-preference';
  readonly forcedColors?: 'active' | 'none';
}

/** What a page asks of the process that drives its browser. Positions and sizes in CSS px of the viewport. */
export type InputCommand =
  | { readonly action: 'press'; readonly keys: readonly string[] }
  | { readonly action: 'type'; readonly text: string }
  | { readonly action: 'move'; readonly x: number; readonly y: number }
  | { readonly action: 'down' | 'up'; readonly button: MouseButton }
  | {
      readonly action: 'click';
      readonly x: number;
      readonly y: number;
      readonly button: MouseButton;
      readonly modifiers: readonly Modifier[];
    }
  | {
      readonly action: 'wheel';
      readonly x: number;
      readonly y: number;
      readonly deltaX: number;
      readonly deltaY: number;
    }
  | { readonly action: 'resize'; readonly width: number; readonly height: number }
  | { readonly action: 'media'; readonly features: MediaFeatures };

/** One engine's way to do each of them. */
export interface InputDriver {
  press(keys: readonly string[]): Promise<void>;
  type(text: string): Promise<void>;
  move(x: number, y: number): Promise<void>;
  down(button: MouseButton): Promise<void>;
  up(button: MouseButton): Promise<void>;
  click(x: number, y: number, button: MouseButton, modifiers: readonly Modifier[]): Promise<void>;
  wheel(x: number, y: number, deltaX: number, deltaY: number): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  emulateMedia(features: MediaFeatures): Promise<void>;
}
