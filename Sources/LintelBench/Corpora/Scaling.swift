import Dispatch
import LintelPlatform
import LintelWorkspace

/// How much faster several threads read and scan a corpus than one.
///
/// Beside it stands how much faster as many are that share nothing, as each scans the whole corpus
/// by itself: more than that the machine does not give. Its processors may be threads of one core,
/// or have neighbours.
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
