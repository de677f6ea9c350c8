import {
  competitionLimits,
  type DraftField,
  type EntryField,
} from '@upround/competitions/contract';

/** The fields of a form with the widest limits in place of those that aren't written yet; an announced form has all. */
export const wholeFields = (form: readonly DraftField[]): EntryField[] =>
  form.map((field, index) => {
    const id = field.id === '' ? `field-${index}` : field.id;
    switch (field.kind) {
      case 'TEXT':
        return { ...field, id, max: field.max ?? competitionLimits.answer };
      case 'CHOICE':
        return { ...field, id, most: field.most ?? 1 };
      case 'FILE':
        return { ...field, id, mostMb: field.mostMb ?? competitionLimits.fileMb };
      default:
        return { ...field, id };
    }
  });
