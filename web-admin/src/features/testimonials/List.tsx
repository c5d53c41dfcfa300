import { truncated } from '#domain/core/text/truncated.ts';
import type { AdminTestimonial } from '#domain/testimonials/admin-contract.ts';
import { DataTable } from 'react-admin';
import { MomentColumn, PersonColumn, StatusColumn } from '#console/components/lists/columns.tsx';
import { choiceFilter, RecordList } from '#console/components/lists/record-list.tsx';
import { starsText, statusNames } from './words.ts';

const filters = [choiceFilter('status', statusNames, 'State')];

export const List = () => (
  <RecordList<AdminTestimonial>
    search="Text or user id"
    filters={filters}
    sort={{ field: 'status', order: 'DESC' }}
    empty="Reviews of the site will be here."
    primary={({ header, rating }) => `${header}, ${starsText(rating)}`}
    secondary={({ status, quote }) => `${statusNames[status]}. ${truncated(quote)}`}
  >
    <StatusColumn source="status" label="State" />
    <DataTable.Col
      source="rating"
      label="Stars"
      render={({ rating }: AdminTestimonial) => starsText(rating)}
    />
    <DataTable.Col source="header" label="Header" disableSort />
    <DataTable.Col
      label="Review"
      disableSort
      sx={{ maxWidth: 380, overflowWrap: 'anywhere' }}
      render={({ quote }: AdminTestimonial) => truncated(quote)}
    />
    <PersonColumn disableSort />
    <MomentColumn source="at" label="When" />
  </RecordList>
);
