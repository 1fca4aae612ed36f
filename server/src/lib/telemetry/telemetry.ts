import type { Logger } from 'pino'
import { Counter, Gauge, Histogram, type Registry } from 'prom-client'

/** What those who run the service see of it: lines and figures. Neither holds content, nor says whose it is but by ids. */
export interface Telemetry {
  log: Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>
  metrics: Registry
}

interface MetricOptions<Label extends string> {
  name: string
  help: string
  labelNames?: Label[]
}

// The parts of the service are put together more than once in a process: tests do so. A name stands for one figure all the same.

/** Those of the labels that are known beforehand begin at 0, so that also the first of its kind is seen as a change. */
export function counterIn<Label extends string>(
  metrics: Registry,
  { begins = [], ...options }: MetricOptions<Label> & { begins?: Partial<Record<Label, string>>[] },
): Counter<Label> {
  const counter = (metrics.getSingleMetric(options.name) ??
    new Counter({ ...options, registers: [metrics] })) as Counter<Label>
  for (const labels of begins) counter.inc(labels, 0)
  return counter
}

export function histogramIn<Label extends string>(
  metrics: Registry,
  options: MetricOptions<Label> & { buckets: number[] },
): Histogram<Label> {
  return (metrics.getSingleMetric(options.name) ??
    new Histogram({ ...options, registers: [metrics] })) as Histogram<Label>
}

/** `read` is asked whenever somebody looks, and tells everything anew. */
export function gaugeIn<Label extends string>(
  metrics: Registry,
  options: MetricOptions<Label>,
  read: (set: (labels: Partial<Record<Label, string>>, value: number) => void) => void | Promise<void>,
): void {
  const gauge = new Gauge({
    ...options,
    registers: [],
    async collect() {
      this.reset()
      // What could not be read is not told; 0 would be a figure.
      if (options.labelNames === undefined) this.remove()
      await read((labels, value) => this.set(labels as Record<Label, string>, value))
    },
  })
  metrics.removeSingleMetric(options.name)
  metrics.registerMetric(gauge)
}
