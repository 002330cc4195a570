import { type RefObject, useLayoutEffect, useRef } from 'react';

/** The value of the last commit, for what runs later than that. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
