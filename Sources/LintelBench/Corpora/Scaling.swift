import Dispatch
import LintelPlatform
import LintelWorkspace

/// The speed of several threads that read and scan a corpus, compared with one thread.
///
/// The column *apart* is the speed of as many threads that share nothing, because each scans the
/// whole corpus by itself. Threads that share a corpus cannot be faster than these: the processors
/// of the machine may be threads of one core, or may also work for others.
struct Scaling {
  static let table = Table("", "threads", "ms", "MB/s", "times faster", "apart")

  let rows: [String]

  init(of corpus: Corpus) {
    let cores = max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
    let counts = Array(1...cores).filter { $0 <= 4 || $0 == cores || $0 & ($0 - 1) == 0 }
    @Sendable func scan(jobs: Int) {
      keep(try? SourceReader.scan(files: corpus.files, root: Corpus.root, jobs: jobs))
    }
    let together = counts.map { count in { scan(jobs: count) } }
    let apart = counts.map { count in
      { DispatchQueue.concurrentPerform(iterations: count) { _ in scan(jobs: 1) } }
    }
    let samples = Samples.interleaved(together + apart, clock: wallTime, seconds: 10)
    rows = zip(counts, samples).enumerated().map { index, value in
      let (count, sample) = value
      let (one, all) = (samples[counts.count].least, samples[counts.count + index].least)
      return Self.table.row([
        corpus.name, "\(count)", fixed(Double(sample.least, in: .milliseconds(1))),
        fixed(Double(corpus.byteCount) / 1e6 / Double(sample.least, in: .seconds(1)), digits: 0),
        fixed(Double(samples[0].least, in: sample.least)),
        fixed(Double(count) * Double(one, in: all)),
      ])
    }
  }
}
