import { type ComponentType, createElement, type FunctionComponent } from 'react';
import type { Stage } from './stage.ts';
import { useStage } from './useStage.ts';

/** A component of a stage, to be used like any other: it is nothing until its stage has come. */
export function staged<Parts, Props extends object>(
  stage: Stage<Parts>,
  pick: (parts: Parts) => ComponentType<Props>,
): FunctionComponent<Props> {
  return function Staged(props) {
    const parts = useStage(stage);
    return parts ? createElement(pick(parts), props) : null;
  };
}
