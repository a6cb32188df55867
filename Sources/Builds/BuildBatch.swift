internal import Exports
internal import Jobs
internal import Synchronization

/// Jobs that one thread does one after the other, as they may have frames in common.
struct BuildBatch: Sendable {
    /// Indices of the plan, ascending.
    private(set) var jobs: [Int]

    /// The most pixels of a job that shares encoded files with others: larger ones would take too much memory.
    private static let mostPixels = 1 << 24

    /// All jobs, in the order of the first of each batch.
    static func batches(_ indices: [Int], _ sizes: [Int: BuildSurvey.Size]) -> [BuildBatch] {
        var batches: [BuildBatch] = []
        var places: [Int: Int] = [:]
        for index in indices {
            guard let size = sizes[index], let mark = size.mark, size.pixels <= mostPixels else {
                batches.append(BuildBatch(jobs: [index]))
                continue
            }
            if let place = places[mark] {
                batches[place].jobs.append(index)
            } else {
                places[mark] = batches.count
                batches.append(BuildBatch(jobs: [index]))
            }
        }
        return batches
    }

    /// The files that the jobs of a batch share because they have the same frames.
    final class Shared: Sendable {
        private let known = Mutex<(appearance: RenderJob.Appearance, files: EncodedFileCache)?>(nil)

        /// The files made from a job's frames; nil if its frames differ from those of the first job that asked.
        func fileCache(_ job: RenderJob) -> EncodedFileCache? {
            let appearance = job.appearance
            return known.withLock { known in
                if known == nil { known = (appearance, EncodedFileCache()) }
                return known.flatMap { $0.appearance == appearance ? $0.files : nil }
            }
        }
    }
}
