/** Of a panel, what differs between them. */
interface PanelDraft {
  title: string
  /** PromQL, and what a line is called. */
  lines: [expression: string, legend: string][]
  unit?: string
  type?: 'timeseries' | 'stat'
}

const rows: Record<string, PanelDraft[]> = {
  'Is it well?': [
    { title: 'Processes that answer', type: 'stat', lines: [['sum by (role) (up{job="aushang"})', '{{role}}']] },
    {
      title: 'Oldest work that waits',
      type: 'stat',
      unit: 's',
      lines: [['max by (kind) (aushang_work_oldest_due_seconds)', '{{kind}}']],
    },
    {
      title: 'Targets without access',
      type: 'stat',
      lines: [['max by (target_type, status) (aushang_targets_without_access)', '{{target_type}} {{status}}']],
    },
    {
      title: 'Webhooks that fail',
      type: 'stat',
      lines: [['max(aushang_webhooks_failing)', 'webhooks']],
    },
  ],
  'Background work': [
    { title: 'Work due', lines: [['max by (kind) (aushang_work_due)', '{{kind}}']] },
    { title: 'Work in hand', lines: [['sum by (kind) (aushang_work_in_hand)', '{{kind}}']] },
    {
      title: 'Attempts a second',
      lines: [
        [
          'sum by (kind, outcome) (rate(aushang_work_duration_seconds_count[$__rate_interval]))',
          '{{kind}} {{outcome}}',
        ],
      ],
    },
    {
      title: 'Duration of an attempt, 95 %',
      unit: 's',
      lines: [
        [
          'histogram_quantile(0.95, sum by (le, kind) (rate(aushang_work_duration_seconds_bucket[$__rate_interval])))',
          '{{kind}}',
        ],
      ],
    },
    {
      title: 'Leases lost',
      lines: [['sum by (kind) (increase(aushang_leases_lost_total[$__rate_interval]))', '{{kind}}']],
    },
    {
      title: 'Background errors',
      lines: [['sum by (instance) (increase(aushang_background_errors_total[$__rate_interval]))', '{{instance}}']],
    },
  ],
  'Portals, webhooks, mails': [
    {
      title: 'Publications a minute',
      lines: [
        [
          '60 * sum by (target_type, outcome) (rate(aushang_publications_total[$__rate_interval])) > 0',
          '{{target_type}} {{outcome}}',
        ],
      ],
    },
    {
      title: 'Deliveries a second',
      lines: [['sum by (outcome) (rate(aushang_deliveries_total[$__rate_interval]))', '{{outcome}}']],
    },
    {
      title: 'Mails a minute',
      lines: [
        ['60 * sum by (entrance) (rate(aushang_mails_taken_total[$__rate_interval]))', 'taken by {{entrance}}'],
        ['60 * sum by (outcome) (rate(aushang_mails_read_total[$__rate_interval]))', 'read: {{outcome}}'],
      ],
    },
    {
      title: 'Longest failing webhook',
      unit: 's',
      lines: [['max(aushang_webhooks_failing_oldest_seconds)', 'failing for']],
    },
  ],
  'The API': [
    {
      title: 'Requests a second',
      lines: [['sum by (status) (rate(http_requests_total{job="aushang"}[$__rate_interval]))', '{{status}}']],
    },
    {
      title: 'Duration of a request, 95 %',
      unit: 's',
      lines: [
        [
          'histogram_quantile(0.95, sum by (le, method, route) (rate(http_request_duration_seconds_bucket{job="aushang"}[$__rate_interval])))',
          '{{method}} {{route}}',
        ],
      ],
    },
    { title: 'List slots', lines: [['sum by (state) (aushang_list_slots)', '{{state}}']] },
  ],
  'What it takes': [
    {
      title: 'Connections to the database',
      lines: [
        ['sum by (pool, state) (aushang_database_connections{state!="max"})', '{{pool}} {{state}}'],
        ['sum by (pool) (aushang_database_waiting)', '{{pool}} waiting'],
      ],
    },
    { title: 'Pictures and documents', unit: 'bytes', lines: [['max by (what) (aushang_media_bytes)', '{{what}}']] },
    {
      title: 'Memory',
      unit: 'bytes',
      lines: [['process_resident_memory_bytes{job="aushang"}', '{{instance}}']],
    },
    {
      title: 'Processor',
      lines: [['rate(process_cpu_seconds_total{job="aushang"}[$__rate_interval])', '{{instance}}']],
    },
    {
      title: 'Event loop lag, 99 %',
      unit: 's',
      lines: [['nodejs_eventloop_lag_p99_seconds{job="aushang"}', '{{instance}}']],
    },
  ],
}

const datasource = { type: 'prometheus', uid: '${datasource}' }
const columns = 24
const heights = { row: 1, stat: 4, timeseries: 8 }

/** `ops/grafana/aushang.json`, to be imported into Grafana. */
export function dashboardFile(): string {
  const panels: object[] = []
  let y = 0
  for (const [title, drafts] of Object.entries(rows)) {
    panels.push({
      id: panels.length + 1,
      type: 'row',
      title,
      collapsed: false,
      panels: [],
      gridPos: { x: 0, y, w: columns, h: heights.row },
    })
    y += heights.row
    const [{ type: kind = 'timeseries' } = {}] = drafts
    const perRow = kind === 'stat' ? drafts.length : 3
    for (const [index, draft] of drafts.entries()) {
      const w = columns / perRow
      const place = { x: (index % perRow) * w, y: y + Math.floor(index / perRow) * heights[kind], w, h: heights[kind] }
      panels.push(panel(panels.length + 1, draft, place))
    }
    y += Math.ceil(drafts.length / perRow) * heights[kind]
  }
  const dashboard = {
    uid: 'aushang',
    title: 'Aushang',
    tags: ['aushang'],
    schemaVersion: 39,
    editable: true,
    refresh: '30s',
    time: { from: 'now-6h', to: 'now' },
    templating: { list: [{ name: 'datasource', type: 'datasource', query: 'prometheus', label: 'Data source' }] },
    panels,
  }
  return `${JSON.stringify(dashboard, null, 2)}\n`
}

function panel(id: number, { title, lines, unit = 'short', type = 'timeseries' }: PanelDraft, gridPos: object): object {
  return {
    id,
    type,
    title,
    datasource,
    gridPos,
    fieldConfig: {
      defaults: { unit, min: 0, ...(type === 'timeseries' && { custom: { fillOpacity: 10 } }) },
      overrides: [],
    },
    options:
      type === 'stat'
        ? { reduceOptions: { calcs: ['lastNotNull'] }, colorMode: 'none' }
        : { legend: { displayMode: 'list' } },
    targets: lines.map(([expr, legendFormat], index) => ({
      refId: String.fromCharCode('A'.charCodeAt(0) + index),
      datasource,
      expr,
      legendFormat,
    })),
  }
}
