import { Plus, X } from 'lucide-react';
import { stateLimits } from '@upround/calculators/model';
import { Button, IconButton } from '@upround/shared/ui';
import { useValuationText } from '../messages/catalogue';
import { FieldGrid } from './field-grid';
import { StateField, useFields } from './state-field';

const NEW_MULTIPLE = 5;

export function ComparablesFields() {
  const t = useValuationText();
  const { link } = useFields();
  const { multiples } = link.state.peers;
  const setMultiples = (next: typeof multiples) => link.set(['peers', 'multiples'], next);
  return (
    <>
      <FieldGrid>
        <StateField path="peers.metric" />
        <StateField path="peers.illiquidity" />
        {multiples.map((_, place) => (
          // Companies have no name but their place.
          <div key={place} className="flex items-start gap-2">
            <div className="grow">
              <StateField path={`peers.multiples.${place}`} />
            </div>
            {multiples.length > 1 && (
              <IconButton
                icon={X}
                label={t('fields.peers.removeMultiple', { number: String(place + 1) })}
                onClick={() => setMultiples(multiples.filter((__, other) => other !== place))}
              />
            )}
          </div>
        ))}
        <StateField path="peers.netDebt" isPlain />
      </FieldGrid>
      {multiples.length < stateLimits.multiples && (
        <Button
          size="small"
          icon={Plus}
          className="self-start"
          onClick={() => setMultiples([...multiples, NEW_MULTIPLE])}
        >
          {t('fields.peers.addMultiple')}
        </Button>
      )}
    </>
  );
}
