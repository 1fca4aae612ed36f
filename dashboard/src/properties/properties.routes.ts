import { createRoute } from '@tanstack/react-router'
import { lazyPart } from '../lazy-part.ts'
import { need, needMember } from '../need.ts'
import { paths } from '../paths.ts'
import { all, one } from '../queries.ts'
import { signedInRoute } from '../shell/signed-in.route.ts'
import { readGridFilter, readGridSearch } from './grid/grid-filter.ts'
import { pageQuery } from './grid/grid-page.ts'

export const propertiesRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: paths.properties,
  validateSearch: readGridSearch,
  loaderDeps: ({ search }) => readGridFilter({ ...search }),
  loader: ({ context, deps }) => {
    void context.queries.prefetchQuery(pageQuery(deps))
    return need(context.queries, all('listTargets'))
  },
  component: lazyPart(() => import('./properties.page.tsx'), 'PropertiesPage'),
})
export const newPropertyRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: paths.newProperty,
  // The property to copy is one of that type.
  validateSearch: (search): { type?: string; from?: string } => ({
    ...(typeof search['type'] === 'string' && { type: search['type'] }),
    ...(typeof search['from'] === 'string' && { from: search['from'] }),
  }),
  loaderDeps: ({ search: { from } }) => ({ from }),
  loader: ({ context, deps: { from } }) =>
    Promise.all([
      from !== undefined && need(context.queries, one('getProperty', from)),
      needMember(context.queries, paths.properties),
      need(context.queries, all('listPropertyTypes')),
      need(context.queries, all('listTargets')),
    ]),
  component: lazyPart(() => import('./new-property.page.tsx'), 'NewPropertyPage'),
})
