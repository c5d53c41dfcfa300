import { memo, type ComponentProps } from 'react';
import { ExerciseBar } from '../navigation/exercise-bar.tsx';
import { ExerciseTools } from '../tools/exercise-tools.tsx';

type Props = Omit<ComponentProps<typeof ExerciseBar>, 'children'> & ComponentProps<typeof ExerciseTools>;

export const ExerciseTop = memo(function ExerciseTop({ list, following, onLeave, ...tools }: Props) {
  return (
    <ExerciseBar list={list} following={following} onLeave={onLeave}>
      <ExerciseTools {...tools} />
    </ExerciseBar>
  );
});
