import type { Profile } from '@upround/profile/contract';
import { StepList, StepsHead } from '../../components/steps/profile-steps';
import type { EditableField } from '../../model/editable-field';
import { openSteps } from '../../model/profile-steps';

interface OwnStepsProps {
  profile: Profile;
  onEdit: (field: EditableField) => void;
  onAddPicture: () => void;
  onAddExperience: () => void;
}

/** The steps to complete the own profile; hidden once it is complete. */
export function OwnSteps({ profile, onEdit, onAddPicture, onAddExperience }: OwnStepsProps) {
  const steps = openSteps(profile);
  if (steps.length === 0) return null;
  return (
    <section
      aria-labelledby="own-steps"
      className="mx-4 mb-5 medium:mx-6 rounded-surface border bg-surface-raised p-4"
    >
      <StepsHead id="own-steps" open={steps.length} />
      <StepList
        steps={steps}
        onGo={(step) => {
          if (step === 'avatar') onAddPicture();
          else if (step === 'experience') onAddExperience();
          else onEdit(step);
        }}
      />
    </section>
  );
}
