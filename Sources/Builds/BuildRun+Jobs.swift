internal import Basics
internal import Formats
internal import Jobs
internal import LibC
internal import Loading
internal import Platform
internal import Rendering
internal import Synchronization

/// Doing jobs: from the cache, or by rendering.
extension BuildRun {
    /// Renders all jobs that are not up to date and not in the cache. Many jobs are rendered side by side; of few, the frames
    /// are.
    func render(_ observer: any BuildObserver) throws {
        let (dirty, workers) = (survey.dirty, builder.workers)
        let batches = BuildBatch.batches(dirty, survey.sizes)
        let sideBySide = dirty.count >= 2 * workers.count
        let inner = sideBySide ? Workers(count: 1) : workers
        let outer = sideBySide ? workers : Workers(count: 1)
        do {
            if let cache, let server = cache.server {
                let lookups = CacheLookups(cache, server, builder.plan, survey, batches)
                try render(lookups, server, outer, inner, observer)
            } else {
                try outer.forEach(batches.count, makeContext: thread) { thread, slot in
                    try render(batches[slot].jobs, Place(thread: thread, workers: inner), observer)
                }
            }
        } catch let stop as ObserverStop {
            throw stop.reason
        }
    }

    /// Renders what a server does not have, which is asked from a thread of its own.
    private func render(
        _ lookups: CacheLookups, _ server: CacheServer, _ outer: Workers, _ inner: Workers,
        _ observer: any BuildObserver
    ) throws {
        try Workers.onTwoThreads {
            do {
                try outer.forEach(outer.count) { _ in
                    let place = Place(thread: self.thread(), workers: inner)
                    while true {
                        do {
                            switch lookups.next() {
                            case .restore(let job): try self.render(job.index, place, nil, observer, job)
                            case .render(let jobs): try self.render(jobs, place, observer)
                            case .wait: usleep(200)
                            case .end: return
                            }
                        } catch {
                            lookups.stop()
                            throw error
                        }
                    }
                }
                server.stop(atOnce: false)
            } catch {
                server.stop(atOnce: true)
                throw error
            }
        } beside: {
            server.run { lookups.ask() }
        }
    }

    /// The place of a job's work: the thread, and the threads for its frames.
    private struct Place {
        let thread: Int
        let workers: Workers
    }

    /// The number of a thread that begins to work, from 1 on.
    private func thread() -> Int {
        progress.withLock { progress in
            progress.threads += 1
            return progress.threads
        }
    }

    /// Renders jobs that may have frames in common.
    private func render(_ jobs: [Int], _ place: Place, _ observer: any BuildObserver) throws {
        let shared = jobs.count > 1 ? BuildBatch.Shared() : nil
        for index in jobs { try render(index, place, shared, observer) }
    }

    /// Renders a job, and notes a failure where the build is to keep going.
    ///
    /// - Parameter restored: The job as a server has it, which is written then; nil where it is to be rendered.
    private func render(
        _ index: Int, _ place: Place, _ shared: BuildBatch.Shared?, _ observer: any BuildObserver,
        _ restored: CacheLookups.Restored? = nil
    ) throws {
        let job = builder.plan.jobs[index]
        let cause = builder.options.explains ? survey.cause(of: index, builder) : nil
        let start = ContinuousClock.now
        func report(_ done: Done) {
            var report = JobReport(
                id: job.id, outcome: done.outcome, fileCount: done.fileCount, notes: done.notes)
            report.cause = cause
            report.span = JobReport.Span(thread: place.thread, start: start, end: .now)
            tell(report, observer)
        }
        defer { pool.finish(job.folder) }
        do {
            if builder.options.keepsGoing {
                try Self.rejectSpecial(at: index, in: try pool.sink(""), survey, builder.plan)
            }
            if let refusal = strangers.refusals[index] { throw refusal }
            if let match = strangers.matches[index] {
                observer.didPaint(survey.sizes[index]?.paints ?? 0)
                return report(try finish(job, match.outputs, .built(changed: 0), notes: match.notes))
            }
            let monitor = StoppingMonitor(observer: observer)
            let done = try render(index, place.workers, shared, monitor, restored)
            // Jobs whose frames others have painted, or that are in the cache, are not asked about frames.
            if shared != nil || cache != nil { try monitor.willPaint() }
            report(done)
        } catch let stop as ObserverStop {
            throw stop
        } catch {
            let failure = JobFailure(id: job.id, reason: error)
            guard builder.options.keepsGoing else { throw failure }
            progress.withLock { $0.failures[index] = failure }
            report(Done(outcome: .failed(error), fileCount: 0, notes: []))
        }
    }

    /// The end of a job.
    private struct Done {
        let outcome: JobReport.Outcome
        let fileCount: Int
        let notes: [Message]
    }

    private func render(
        _ index: Int, _ workers: Workers, _ shared: BuildBatch.Shared?, _ monitor: StoppingMonitor,
        _ restored: CacheLookups.Restored?
    ) throws -> Done {
        guard let journal else { preconditionFailure("a build that renders has a journal") }
        let job = builder.plan.jobs[index]
        let files = try pool.sink(job.folder)
        let taken = JobSink(files, folder: job.folder, journal: journal)
        let recorder = cache.map { JobRecorder($0, job) }
        let sink = JobSink(files, folder: job.folder, journal: journal, recorder: recorder)
        do {
            var known: BuildWork?
            if let written {
                let work = try survey.kept.take(index) ?? builder.plan.resolve(job)
                known = work
                if case .render(let render) = work {
                    // What would be replaced was looked at before; this is about what would only be hidden.
                    let names = try render.fileNames()
                    try render.rejectForeign(in: files, remedy: "rename the asset, or remove the file") {
                        names.contains($0)
                            || written.contains(job.folder.isEmpty ? $0 : job.folder + "/" + $0)
                    }
                }
            }
            if let notes = try takeFromCache(index, restored, into: taken) {
                monitor.didPaint(survey.sizes[index]?.paints ?? 0)
                let (outputs, changed) = taken.result
                return try finish(job, outputs, .cached(changed: changed), notes: notes)
            }
            let work = try known ?? survey.kept.take(index) ?? builder.plan.resolve(job)
            let notes = try work.write(
                workers: workers, monitor: monitor, shared: shared, store: store, into: sink)
            if case .render(let render) = work { try builder.plan.inputs.requireSameFonts(render) }
            let (outputs, changed) = sink.result
            let done = try finish(job, outputs, .built(changed: changed), notes: notes)
            recorder?.finish(notes)
            return done
        } catch {
            progress.withLock { $0.unfinished += taken.result.outputs + sink.result.outputs }
            throw error
        }
    }

    /// Writes the files of a job that is in the cache, and returns its notes; nil where it is not.
    private func takeFromCache(
        _ index: Int, _ restored: CacheLookups.Restored?, into sink: JobSink
    ) throws -> [Message]? {
        if let restored {
            try restored.write(into: sink)
            return restored.entry.notes.map { Message($0) }
        }
        let plan = builder.plan
        return try cache?.restore(plan.jobs[index], survey.ownNames(of: index, plan), into: sink)
    }

    private func finish(
        _ job: BuildPlan.Job, _ outputs: [BuildState.Output], _ outcome: JobReport.Outcome, notes: [Message]
    ) throws -> Done {
        let parts = JobKey.summary(builder.plan.parts(of: job))
        let done = BuildState.Job(key: job.key, parts: parts, outputs: outputs)
        try journal?.note(job.id, done)
        progress.withLock {
            $0.state.jobs[job.id] = done
            $0.done.insert(job.id)
        }
        return Done(outcome: outcome, fileCount: outputs.count, notes: notes)
    }
}
